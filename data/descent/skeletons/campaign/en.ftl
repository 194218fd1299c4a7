# The texts of the campaign NAME.

campaign-NAME = Two Chests
    .about = Two quests near Mistvale: a short story to begin with.
    .intro = There are two chests, and you have heard of both.
campaign-NAME-chapter-first = The first chest stands in a cellar behind the inn, if the innkeeper is to be believed.
campaign-NAME-chapter-last = The second chest is where the first one’s letter says. It does not say who else can read.
campaign-NAME-message-late = You come home after dark, with empty hands and a long story.
campaign-NAME-epilogue-tired = You have one chest, and the memory of another. It will do.
campaign-NAME-epilogue-home = Two chests, no widows. Mistvale has seen worse weeks.
