# Opening a campaign and sitting down.

## Gathering

form-name-title = Rename the party
form-name-label = Name
form-name-hint = It stands above every panel
camp-started = The campaign begins.

## Private answers

view-created = The campaign is open. Take a seat on [the panel]({ $link }).
party-unnamed = Our table
play-begun = It begins on [the panel]({ $link }).
play-here = **{ $name }** is played here: [the panel]({ $link }) is at the bottom of the channel again.
play-others = **{ $name }** is played here already, on [this panel]({ $link }). As long as there is a seat you can take it there; or open a table of your own in another channel.
view-joined = You play { $hero }.
view-left = { $hero } is free again.
view-started = The game begins.
view-why-title = Why?
view-steps-title = Every step
view-nobody-here = No campaign is played in this channel. Open one with `/campaign new`.
view-panel-link = [Go to the panel]({ $link })
