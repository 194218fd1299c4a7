# Why a command is impossible, and what is possible.

refusal-unknown = That is not possible now.

## At the table

refusal-no_such_hero = Nobody of that name is in the game. Choose from the list.
refusal-hero_taken = { $hero } is already at the table. Make another choice.
refusal-not_your_hero = { $hero } is played by somebody else.
refusal-no_such_campaign = That button belongs to another campaign. Use those of this channel.
refusal-no_campaign_here = No campaign is played in this channel. Open one with `/campaign new`.
refusal-campaign_archived = This campaign has been put away. Open another with `/campaign new`.
refusal-save_unreadable = This version of the bot can’t read the campaign’s save (campaign { $campaign }, save { $version }). Nothing is lost and nothing was changed. Tell whoever runs the bot; meanwhile a server manager can put it away with `/campaign archive`.
refusal-being_upgraded = The bot is being upgraded, and a newer version has already gone on with this campaign. Nothing was changed: try again in a moment.
refusal-channel_taken = A campaign is already played in this channel. Open yours in another channel.
refusal-not_the_owner = Only the campaign’s owner or somebody who manages this server can do that.
refusal-secrets_open = Somebody has chosen something in secret here, and the file would give it away. Once it is shown to all, the campaign can be exported again.
refusal-not_at_the_table = You are not at this table. Take a free seat on the panel, or one without a player with `/campaign takeover`.
refusal-unfit_option = One of these values is too long, or not of the kind that was asked for. Nothing has changed.
refusal-save_is_older = The save is older than this message. Use the newest panel.
refusal-board_has_moved_on = The game has moved on. Use the newest panel.

## Turns and questions

refusal-not_asked = { $hero } has nothing to react to right now.
refusal-said_already = That is already noted for { $hero }.
refusal-question_closed = This question is no longer open.
refusal-no_such_option = That answer is not offered. Choose among the buttons.
