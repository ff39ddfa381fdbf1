import type { Named } from './named.ts'

export const namedEn: Named = {
  asks: {
    who: [
      'Who it was, {thing} does not tell you.',
      'You look to {thing} for a name, and find none.',
    ],
    where: [
      'Where that is, {thing} does not tell you.',
      'You look about you, {thing} in mind, and are no nearer to it.',
    ],
    when: ['When, {thing} does not tell you.', 'Nobody has put a day or an hour to {thing}.'],
    why: [
      'Nobody has told you the why of {thing}.',
      'You have wondered that about {thing} yourself, and got no further.',
    ],
    how: [
      'How it is with {thing}, you have yet to learn.',
      'Nobody has shown you the how of {thing}.',
    ],
    what: [
      'You know no more of {thing} than you have seen of it.',
      'You would have to learn more of {thing} to say.',
    ],
    whether: [
      'It may well be so with {thing}. You could not swear to it.',
      'You would only be guessing about {thing}.',
    ],
    if: [
      'What would come of that, you cannot see from here, for all of {thing}.',
      'You try to think it through, {thing} and all, and lose the end of it.',
    ],
  },
  amount: [
    'You have no figure for {thing}, only a guess.',
    'You try to reckon it, {thing} and all, and something is missing.',
  ],
  deeds: {
    attack: ['You would do {thing} no harm, when it comes to it.', 'You let {thing} be, unhurt.'],
    break: [
      'You leave {thing} whole, after all.',
      'There would be no mending {thing}. You hold back.',
    ],
    steal: ['You think of it, and let {thing} be.', 'You leave {thing} alone, honest for now.'],
    take: ['You let {thing} stay, and remember where.', 'You could use {thing}, perhaps. Not yet.'],
    eat: [
      'You are not so hungry as to start on {thing}.',
      'You think how {thing} would taste, and let it go.',
    ],
    drink: [
      'You are not so thirsty as that, with {thing} before you.',
      'You leave {thing} alone, thirst or no.',
    ],
    touch: [
      'You come as near to {thing} as you can without touching, and stay so.',
      'You hold back from {thing} at the last moment.',
    ],
    look: [
      'You go over {thing} once more, slowly, and find what you found before.',
      'You give {thing} a longer look. Nothing has changed.',
    ],
    listen: [
      'You listen for {thing}, and only for that.',
      'You keep still, and attend to {thing}.',
    ],
    smell: [
      'You breathe in, near {thing}, and try to put a word to it.',
      'You take the air about {thing}.',
    ],
    count: [
      'You begin to count, {thing} first, and lose your place.',
      'You reckon up {thing}, roughly.',
    ],
    open: [
      'You leave {thing} as things are, for now.',
      'You think what {thing} may hide, and wait.',
    ],
    give: [
      'You keep {thing} in mind for that, and wait to be asked.',
      'Not {thing}, you think; not yet.',
    ],
    move: [
      'You measure the way to {thing}, and stay here for now.',
      'You do not get as far as {thing}.',
    ],
  },
  deed: [
    'You mean to see to {thing}. Something else comes first.',
    'You take a long look at {thing}, and think better of it.',
    'You let {thing} be for now.',
    'Presently, you think; {thing} can wait.',
  ],
}
