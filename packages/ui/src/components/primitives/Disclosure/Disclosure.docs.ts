import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A part of a page that most do without, one press away.',
  avoid: ['In an author’s form take `Fold`.', 'Parts of equal weight are `Tabs`.'],
  anatomy: [
    [
      'Summary',
      'Label and, quieter, a `note`; the browser finds words in the closed part and opens it.',
      'summary',
    ],
    ['Content', 'Always in the page, shown or not.', 'summary + *'],
  ],
  picture: { story: 'Opened' },
  pairs: [
    {
      do: {
        args: { label: 'What the ferryman asks' },
        why: 'The same words open and closed: the state is told by the browser, *collapsed* or *expanded*.',
      },
      dont: {
        args: { label: 'Show more' },
        why: 'Open, it still says *Show more, expanded*; and in a list of all buttons it shows more of nothing.',
      },
    },
  ],
  words: ['The label names what is in it.'],
}
