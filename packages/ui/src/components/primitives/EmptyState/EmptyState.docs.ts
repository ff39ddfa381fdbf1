import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Nothing here yet, and what would bring it.',
  avoid: ['What failed is an `ErrorState`.', 'What is on its way is a `Skeleton` or a `Spinner`.'],
  anatomy: [
    ['Boat', 'One brush line, silent.'],
    ['Title', 'What is not here.'],
    ['Hint', 'What can be done, or expected.'],
    ['Action', 'A `ButtonLink` or `Button` that leads on.'],
  ],
  words: [
    '*No stories available at the moment.*, not *Oops*.',
    'An action only where it brings what is missing.',
  ],
}
