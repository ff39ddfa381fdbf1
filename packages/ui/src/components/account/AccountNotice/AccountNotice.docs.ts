import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Stands in the place of a form, once it was sent: what came of it.',
  avoid: ['On a page that goes on, take `DoneNotice`.', 'A list that failed is an `ErrorState`.'],
  anatomy: [
    ['Seal', 'A drawing for `waiting`, `asking`, `done` or `failed`.', 'span:has(> svg)'],
    [
      'Title',
      'The h1 of the page; it takes the focus, because the button that was pressed is gone.',
      'h1',
    ],
    ['Message', 'Read with the title.', 'h1 + p'],
    ['Way on', '`children`: the button or link that follows.', 'a'],
  ],
  picture: { story: 'Done' },
  pairs: [
    {
      do: {
        args: { title: 'Email verified successfully' },
        why: 'It takes the focus and so is the first that is heard; it is the name of the page in the history too.',
      },
      dont: {
        args: { title: 'Success!' },
        why: 'Heard before all else, by somebody whose button has just gone: success of what?',
      },
    },
  ],
  words: ['The title is the outcome: *Email verified successfully*.'],
}
