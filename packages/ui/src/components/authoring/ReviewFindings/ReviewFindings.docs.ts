import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'What the automatic review found: where, what is wrong, and what to do about it.',
  avoid: ['What is wrong with one field while it is typed stands at that field.'],
  anatomy: [
    ['Finding', 'A sign for its gravity, the place in words, the message and the remedy.', 'li'],
    ['Go', 'With `onGo`: a button to the place where it can be mended.', 'li > button'],
    ['Rest', 'Fifty show at once, the gravest first; a line tells how many more there are.'],
  ],
  picture: { story: 'WithTheWayThere' },
  words: ['Place, fault, remedy, in this order. The server writes message and remedy.'],
}
