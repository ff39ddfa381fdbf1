import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Stands in the place of a form, once it was sent: what came of it.',
  avoid: ['On a page that goes on, take `DoneNotice`.', 'A list that failed is an `ErrorState`.'],
  anatomy: [
    ['Seal', 'A drawing for `waiting`, `asking`, `done` or `failed`.'],
    [
      'Title',
      'The h1 of the page; it takes the focus, because the button that was pressed is gone.',
    ],
    ['Message', 'Read with the title.'],
    ['Way on', '`children`: the button or link that follows.'],
  ],
  words: ['The title is the outcome: *Email verified successfully*.'],
}
