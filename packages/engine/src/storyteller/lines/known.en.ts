import type { Known } from './known.ts'

export const knownEn: Known = {
  unsaid: {
    who: ['No name is named.', 'Who, you are not told.', 'You get no name out of that.'],
    where: ['Where, you are not told.', 'No place is named.', 'It points nowhere.'],
    when: ['When, you are not told.', 'No day is named, and no hour.'],
    why: ['Of the reason, not a word.', 'It is no answer to why.', 'Why, you are not told.'],
    how: ['How, you are not told.', 'That leaves the how of it open.'],
    what: [
      'What it is stays unsaid.',
      'You are told no more than that.',
      'What, you are not told.',
    ],
    whether: [
      'It is neither a yes nor a no.',
      'You may make a yes of that, or a no.',
      'It could be a yes. It could be a no.',
      'You have no yes, and no no.',
    ],
    if: ['About ifs you are told nothing.', 'As for what would be, nobody says.'],
  },
  name: ['“{name}.” There is no more to it than that.', '“{name},” you are told.'],
  here: [
    'Of those who would answer you, there is {names}.',
    'Whom you can speak to here: {names}.',
    'You look round. {names} would hear you, and nobody else.',
  ],
  alone: [
    'There is nobody here who would answer you.',
    'You look round. Nobody here will speak with you.',
    'For talk, you have only yourself here.',
  ],
  and: ' and ',
  hour: {
    dawn: ['It is dawn.', 'By the light, the day is only beginning.'],
    day: ['It is broad day.', 'By the light, it is the middle of the day.'],
    dusk: ['It is dusk.', 'By the light, the day is nearly over.'],
    night: ['It is night.', 'It is dark; more you cannot tell of the hour.'],
  },
  remembered: [
    'You know this much: {text}',
    'This has stayed with you: {text}',
    'You think back. {text}',
    'It comes back to you: {text}',
    'You have not forgotten: {text}',
    'You go over it again: {text}',
    'It is with you yet: {text}',
  ],
  state: ['{label}: {value}.'],
  yes: 'yes',
  no: 'no',
}
