import type { Replies } from './replies.ts'
import { repliesToAnyEn } from './repliesToAny.en.ts'

export const repliesEn: Replies = {
  intent: {
    greet: [
      'You have greeted, and feel a little less alone.',
      'The greeting is made, and the rest can begin.',
    ],
    agree: [
      'Yes, then. It is not yet said to what.',
      'You nod, and look for what there is to nod at.',
    ],
    later: [
      'There is nothing of the kind in this story.',
      'This story has never heard of that.',
      'That belongs in another story than this one.',
    ],
    magic: [
      'That cannot be done by wishing, and you stop wishing it.',
      'You would need to be in another kind of story for that.',
      'The world stays as it is, however hard you want it otherwise.',
    ],
    refuse: [
      'You will not, then. You stand by it.',
      'No, you decide. It does not make the rest of it go away.',
      'You set yourself against it, and do not move.',
    ],
    attack: [
      'You see yourself do it, quite clearly. Then you hold back.',
      'The anger comes up in you, and you wait until it has gone by.',
      'It could not be undone afterwards. You do not do it.',
    ],
    break: [
      'There would be no mending it. You leave it whole.',
      'You picture it ruined, and that is as far as you go.',
      'You are ready to, and then you spare it.',
    ],
    steal: [
      'You want it for the length of a breath, and leave it alone.',
      'You look at it as a thief would. You are not one today.',
      'It would be missed. You keep away from it.',
    ],
    insult: [
      'You think it, word for word, and leave it unsaid.',
      'It comes to your lips, and you swallow it.',
      'You have a name for it, and you keep the name to yourself.',
    ],
    love: [
      'You feel it, and for the moment you keep it to yourself.',
      'There is a tenderness in you, and you do not hide it from yourself.',
      'You would show it if you knew how.',
    ],
    sorry: [
      'You are sorry, and you let yourself be.',
      'You would take it back if you could.',
      'You look for a way to make it good.',
    ],
    forgive: [
      'You let it go, and are lighter for it.',
      'It is forgiven, as far as you are concerned.',
      'You hold nothing against anybody, for as long as it lasts.',
    ],
    thanks: [
      'You are grateful, and it shows.',
      'You mean it, every bit.',
      'Your thanks are real, and you leave them there.',
    ],
    joke: [
      'It almost makes you smile.',
      'You hear how it sounds, and let it go.',
      'You keep a straight face, with some trouble.',
    ],
    music: [
      'A tune comes to you, and you follow it to its end without a sound.',
      'You find the beat of it, and let it go again.',
      'Something in you keeps time for a while.',
    ],
    pray: [
      'You ask for it, without words.',
      'You pray, shortly, and wait to see if you feel different.',
      'You put it into other hands than yours for a moment.',
    ],
    eat: [
      'You are hungrier than you thought. It has to wait.',
      'You think of food, and put the thought away for later.',
      'Your stomach would like that. The rest of you has things to do.',
    ],
    drink: [
      'You are thirsty, now that you think of it. It has to wait.',
      'You put off drinking until there is time for it.',
      'Your throat is dry, and you bear it.',
    ],
    sit: [
      'You sit, and look at it all from lower down.',
      'You sit for a while.',
      'You take the weight off your feet.',
    ],
    rest: [
      'You give yourself the length of ten slow breaths.',
      'You rest a moment. It helps, a little.',
      'You would like to close your eyes. You keep them open.',
    ],
    flee: [
      'You think of leaving, all the way to the end of the road. You are still here.',
      'You want to be anywhere else, and you stay.',
      'You turn to go. What you came for turns you round again.',
    ],
    hide: [
      'You make yourself as small as you can.',
      'You keep still, as one does who would rather not be seen.',
      'You wish yourself out of sight.',
    ],
    fear: [
      'You are afraid, and you stay where you are.',
      'Your heart goes fast. You let it run until it slows.',
      'The fear is there. You look at it, and it gets no bigger.',
    ],
    feel: [
      'You let it come. After a while it is easier to breathe.',
      'You feel it, all of it, and do not look away.',
      'It hurts, and you let it.',
    ],
    wait: [
      'You wait, and keep your eyes open.',
      'You do nothing for a while, on purpose.',
      'You let some time go by.',
    ],
    promise: [
      'You give your word, and mean to keep it.',
      'You promise it to yourself first.',
      'You swear it. Keeping it comes later.',
    ],
    open: [
      'You are about to, and listen first. Then you leave it.',
      'You let it be as it is for now.',
      'You stand before it a while, and do not try it.',
    ],
    listen: [
      'You keep quite still, and listen.',
      'You listen until you can tell one sound from another.',
      'You hold your breath to hear better.',
    ],
    smell: [
      'You breathe in, slowly, and sort out what is in the air.',
      'You follow your nose as far as it goes.',
      'You take a long breath of it.',
    ],
    count: [
      'You count, lose your place, and begin again.',
      'You go through it one by one, and keep the number in mind.',
      'You count slowly, to be sure.',
    ],
    write: [
      'You put it together in your mind, line by line.',
      'You know how it would begin, and how it would end.',
      'You see it before you as it would stand on the page.',
    ],
    call: [
      'You call, and then you listen.',
      'You raise your voice, and wait for what comes back.',
      'You call once more, and leave it at that.',
    ],
    look: [
      'You look, and take your time over it.',
      'You look again, more slowly.',
      'You go over it with your eyes, from one side to the other.',
    ],
    touch: [
      'You reach out, and stop just short of it.',
      'You come as near to it as you dare.',
      'You hold back before you touch it, as if it could be startled.',
    ],
    take: [
      'You leave it where it is, and remember where that was.',
      'You would like to have it. For now it stays.',
      'You reach for it, and think better of it.',
    ],
    give: [
      'You would give it. The moment for that has not come.',
      'You make ready to give it, and wait to be asked.',
      'You keep it a little longer.',
    ],
    ask: [
      'You would ask, if you knew whom.',
      'You put the question together, and keep it ready.',
      'You look for somebody who could tell you.',
    ],
    tell: [
      'You find the words for it. They want somebody to hear them.',
      'You say it over to yourself first, and it holds.',
      'You know now how you would say it.',
    ],
    think: [
      'You turn it over, and see it from one more side.',
      'You think it through, as far as what you know will carry you.',
      'You keep the thought for when it is of use.',
    ],
    move: [
      'You set out that way, and turn back before you have gone far.',
      'You measure the way with your eyes, and do not take it yet.',
      'You would have to leave this unfinished for that. You stay.',
    ],
  },
  asks: {
    who: ['You have no name to put to that yet.', 'You do not know who. Somebody will.'],
    where: ['You look for it, as far as you can see.', 'You cannot tell where, from here.'],
    when: ['You cannot tell how long it will be.', 'You do not know the hour of it.'],
    why: [
      'There will be a reason. You have not met it yet.',
      'Why is more than you can see from here.',
    ],
    how: ['You do not see yet how that is.', 'You try to reckon it, and something is missing.'],
    what: ['You cannot say what, from where you stand.', 'You do not know that yet.'],
    whether: ['It may be so. You cannot tell.', 'You would not swear to it, one way or the other.'],
    if: [
      'You follow the thought, and cannot see where it ends.',
      'You would have to do it to find out.',
    ],
  },
  ...repliesToAnyEn,
}
