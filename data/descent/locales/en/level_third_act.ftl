# “The Third Act”: a level of the Raid. The play cannot end before somebody claps.

quest-third_act = The Third Act
    .intro = “I have written a play,” says the Mistress of the Dungeon. “In the third act some heroes hold the stage, against everybody, until the house applauds. Then the portal rises from the trap. I am the house. I am not easily moved, and have bet accordingly.”
    .won = The Mistress claps, twice, with two fingers. “A little loud in the middle. Same time tomorrow?”
    .lost = “And they fall,” reads the Mistress along with it, “as written.” She is the only one who claps.
quest-third_act-objective-applause = Hold the stage: each round that ends with a hero on it, and no more monsters than heroes, is clapped. After four such rounds (five on hard) the portal opens.
quest-third_act-objective-bow = The house is on its feet. Take your bow through the portal.
area-third_act-theatre = A theatre, lit for an evening performance. In the foyer somebody tears tickets, and does not stop at tickets.
token-third_act-portal = the trap door
token-third_act-cloakroom = the cloakroom
token-third_act-prompter = the prompter’s box
token-third_act-props = the props basket

quest-third_act-message-curtain_up = Three knocks on the boards. The curtain is up, and the stage is empty. It should not be.
quest-third_act-message-clapping = From the dark of the box comes the sound of gloves meeting.
quest-third_act-message-booing = “Louder!” calls the box, and throws an orange. The stage is not yours.
quest-third_act-message-villain = Enter, from below, the chorus. It knows its lines, and they are short.
quest-third_act-message-intermezzo = Enter the ballet. It has not been fed before the performance.
quest-third_act-message-encore = “The villains were good,” says the box. “More of those.”
quest-third_act-message-ovation = The Mistress rises; one does not know whether to clap or to leave. The trap opens: the portal.
quest-third_act-ending-portal = You bow, step back, and are gone by the trap. The orange misses.
