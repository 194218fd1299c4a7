# Opening a campaign and sitting down.

## Gathering

form-name-title = Rename the party
form-name-label = Name
form-name-hint = It stands above every panel
camp-started = The campaign begins.

## Private answers

view-created = The campaign is open. Take a seat on [the panel]({ $link }).
view-joined = You play { $hero }.
view-left = { $hero } is free again.
view-started = The game begins.
view-why-title = Why?
view-nobody-here = No campaign is played in this channel. Open one with `/campaign new`.
view-panel-link = [Go to the panel]({ $link })
