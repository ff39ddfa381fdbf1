import type { DeedLines } from './deedLines.ts'

export const deedLinesEn: DeedLines = {
  kinds: {
    harm: [
      'You see yourself {deed}, quite clearly. Then you hold back.',
      'You are ready to {deed}. You think of what comes after, and you leave it.',
      'You could {deed}. There would be no undoing it, and you let it be.',
      'You want to {deed}, and you wait until the wanting has gone by.',
    ],
    taste: [
      'You are about to {deed}, and think better of it.',
      'You get as far as wanting to {deed}, and leave it for later.',
      'You would {deed}, at some other time.',
    ],
    sense: [
      'You go to {deed}, and take your time over it. It tells you nothing that you did not know.',
      'You try to {deed}, with care, and are none the wiser for it.',
      'You do what you can to {deed}. Nothing in it is new to you.',
      'You make sure to {deed}, slowly, and keep what little comes of it.',
    ],
    move: [
      'You set out to {deed}, and turn back before you have gone far.',
      'You would {deed}; but this would be left unfinished behind you. You stay.',
      'You make as if to {deed}. Something keeps you where you are.',
    ],
    speak: [
      'You want to {deed}. You have the words; nobody is ready for them yet.',
      'You begin to {deed}. Nobody takes it up, and you leave it at that.',
      'You mean to {deed}, and put it together in your mind until it holds.',
    ],
    give: [
      'You offer to {deed}. It is left at the offer.',
      'You are ready to {deed}, and nobody asks it of you yet.',
      'You mean to {deed}. You keep the thought, for when it is wanted.',
    ],
    take: [
      'You are about to {deed}, and change your mind.',
      'You would like to {deed}. For now you do not.',
      'You reach the point where one could {deed}, and go no further.',
    ],
    show: [
      'You {deed}, or come as near to it as you can. It changes nothing, and you feel the lighter for it.',
      'You do {deed}, for the length of a breath, and then all is as it was.',
      'You {deed}, as well as you are able. Nobody remarks on it.',
    ],
  },
  any: [
    'You try to {deed}. Nothing comes of it, here and now.',
    'You are about to {deed}, and something holds you back.',
    'You set out to {deed}, and leave it half done.',
    'You would {deed}, and it would change nothing, so you let it be.',
    'You have it in mind to {deed}. It has to wait.',
    'You make ready to {deed}; then something else wants you more.',
    'You do your best to {deed}. All stays as it was.',
    'You think how it would be to {deed}, and think no further.',
    'You could {deed}. For now you do not.',
    'You mean to {deed}, and get no further than meaning it.',
  ],
  missing: [
    'You would {deed}, if there were a way to do it here.',
    'You look about for a way to {deed}, and see none.',
    'You would have to find what it takes to {deed}. It is not before you.',
    'There is nothing here with which to {deed}, however you look.',
  ],
  refused: [
    'You will not {deed}, then. You stand by it.',
    'No, you decide: you do not {deed}. The rest of it is still before you.',
    'You set yourself against it. You do not {deed}, whoever may want it.',
  ],
  done: ['You {deed}.'],
  opening: ['You go to {deed}.', 'You mean to {deed}.', 'You are about to {deed}.'],
}
