# “The False Count”: three evenings in Vellum, with the box Shadow of Nerekhall.

campaign-false_count = The False Count
    .about = Three quests in Vellum, the city of paper. A magistrate takes a census of the living, and rounds down. In the end somebody answers for everybody: the question is who.
    .intro = Vellum has always been fond of lists. When the council sent to Nerekhall for a magistrate to count the citizens, flags were put out. Rylan Olliven is courteous, punctual, and never arrives at the same sum twice. So he makes corrections: not to the book, to the city. Those he strikes out are fetched by the iron watch; next day somebody very like them is watering their flowers. Perpetua Quill, census clerk, found her own name crossed through. Then she found you: you are on no list at all.

## The chapters

campaign-false_count-chapter-supper = “Tonight it is Trough Street,” says Perpetua. “The Bellows are five. Somebody has laid six plates.” She blows out her candle. “Hurry. He doesn’t like to sleep on a comma.”
campaign-false_count-chapter-book = “One can go on hiding people in cellars for life,” says Perpetua Quill. “Or one can go and see the book.” She has drawn the town hall from memory, pipes and all.
campaign-false_count-chapter-roll = The same notice on every door, in a beautiful hand: tonight at midnight, general roll call, hall of lost steps. Absentees will be replaced.

## Between the quests

campaign-false_count-message-six_kept = Honoria has knitted six scarves, and then a seventh for John, who wanted two. As you leave, Six slips a bottle into your hand. It is from the magistrate’s own cabinet, which is now one bottle short.
campaign-false_count-message-six_gone = The Bellows pay you what they can, without counting. Somebody has laid six plates again. Nobody dares take one away.
campaign-false_count-message-polite_family = Perpetua crosses out a line of her rough copy herself. “Next time,” she says, “we don’t go and fetch the people. We go and fetch the book.”
campaign-false_count-message-six_draws = Six looks at the plan across the table. “There’s a plank there,” says the child. “I put it down. It’s how we went, to take the places.”
campaign-false_count-message-empty_place = Perpetua has put one chair too many round the plan. “There was somebody in that house who knew the way,” she says, and sits down on it.
campaign-false_count-message-city_unproved = In the morning nobody can prove that they exist. It is noticed towards ten. By noon there is dancing; by evening three moneylenders are weeping in a doorway. Rylan Olliven asks for a new pen and some paper.
campaign-false_count-message-names_return = First a street lamp is lit, then a shop sign painted. People come home and find somebody in their armchair. “Is this yours?” says the borrowed face politely, and leaves. You walk a little straighter.
campaign-false_count-message-in_the_book = They let you go next day, against a signature. In the street a stranger greets you by name; then another does. You have never met them.
campaign-false_count-message-summons = The notice names you as well, at the foot, in small print: “and sundry”. Perpetua finds that encouraging. “Sundry can’t be struck out.”
campaign-false_count-message-summons_by_name = The notice gives your names in full, correctly spelled. Perpetua takes it down, folds it in four and eats it.
campaign-false_count-message-resident = Rylan Olliven, resident, has lodged since this morning in Trough Street, above an oven. They call him by his name when the bread is ready. Every time he starts, and every time he comes down.
campaign-false_count-message-chain_of_office = His chain of office is found hanging from the night bolt, with nothing in it. Perpetua has it weighed. It is brass.

## The epilogues

campaign-false_count-epilogue-one_more_chair = The new register of Vellum is one exercise book. Perpetua Quill gives it her Sundays: she knocks, asks how many there are, and writes down what she is told. In Trough Street they always tell her the same thing, in chorus, the smallest loudest of all. There is one chair in that house more than it needs. It stays where it is, in case somebody is one too many somewhere else.
campaign-false_count-epilogue-blank_page = No new register was made. Vellum, the city of paper, no longer knows how many it is, and has got used to it. People marry twice out of absent-mindedness; they forget their debts, and then pay them all the same so as not to hurt anybody’s feelings. When a traveller asks at the counter for the list of citizens he is handed a blank page and a pen, and they all move up a little.
campaign-false_count-epilogue-sum_comes_out = The city has answered, the magistrate is silent, and the sum comes out: the Bellows are five, it is written. In the evening Honoria lays the table in the bakehouse. She stops at six, counts, counts again, and leaves the plate. “It does no harm,” she says, and cuts a slice for it.
campaign-false_count-epilogue-wrong_answer = All present. There are no more mistakes in Vellum, no lateness, no songs. But some nights, when the magistrate calls the roll, a small voice answers “present” to a name that is not its own, and to another, and another, all those of the people who are gone. Rylan Olliven shuts the book and begins again. The count is false. It always will be, now.
campaign-false_count-epilogue-all_present = The count is correct. It is read out at the city gates, with the date. You have been on the road for two days when one of you notices that you are one more than when you set out. Nobody cares to be the first to count.
