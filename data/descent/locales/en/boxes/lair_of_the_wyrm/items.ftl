# Items and relics of Lair of the Wyrm.

card-flash_powder = Flash Powder
    .text = Action. Test awareness. If you pass: an adjacent monster of your choice is stunned, then you may move up to your speed.
card-halberd = Halberd
    .text = Reach. 1 ✦ after the roll of an attack with this weapon, once per roll: roll one red, yellow or green die again. ⚡: +2 ♥.
card-handbow = Handbow
    .text = Takes no hand. Only one attack per turn with this weapon. ⚡: pierce 1.
card-magma_blast = Magma Blast
    .text = ⚡: blast. ⚡: whoever suffers ♥ is burning.
card-bow_of_the_sky = Bow of the Sky
    .text = +1 range. ⚡: whoever suffers ♥ is stunned. ⚡⚡: +3 ♥.
card-inscribed_robes = Inscribed Robes
    .text = Exhaust after your defence roll: it counts as many 🛡 as your knowledge.
card-merciful_boots = Merciful Boots
    .text = When you help another hero up, that hero recovers 2 ✦ and you gain 2 movement points. Only one pair of boots can be equipped.
card-scalemail = Scalemail
    .text = No rune can be equipped with it. 1 ✦ before your defence roll: you roll one more brown die.
card-staff_of_kellos = Staff of Kellos
    .text = ⚡: +2 range. ⚡: +2 ♥. ⚡: whoever suffers ♥ is burning.
card-aurium_mail = Aurium Mail
    .text = Exhaust before your defence roll: you roll one more brown die.
card-valyndras_bane = Valyndra’s Bane
    .text = Your attacks with this weapon on a large monster (more than one square) roll one more yellow die. ⚡: pierce 3.
ability-valyndras_gift = Valyndra’s Gift
    .text = Relic: once per round, when its bearer or a monster next to it is attacked, that one rolls one more grey die in defence.
ability-her_majestys_malice = Her Majesty’s Malice
    .text = Relic: ⚡⚡, once per round: after the attack its bearer attacks the same target once more, without an action.
