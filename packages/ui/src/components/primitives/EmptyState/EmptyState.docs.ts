import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Nothing here yet, and what would bring it.',
  avoid: ['What failed is an `ErrorState`.', 'What is on its way is a `Skeleton` or a `Spinner`.'],
  anatomy: [
    ['Boat', 'One brush line, silent.', 'svg'],
    ['Title', 'What is not here.', 'svg + p'],
    ['Hint', 'What can be done, or expected.', 'p + p'],
    ['Action', 'A `ButtonLink` or `Button` that leads on.', 'a'],
  ],
  picture: { story: 'NoStories', args: { hint: 'Whoever writes it is read by all who come.' } },
  pairs: [
    {
      do: {
        args: { title: 'No stories match these filters.', hint: 'Take one of the three away.' },
        why: 'What is missing, and the act that brings it.',
      },
      dont: {
        args: { title: 'Oops! Nothing here.', hint: 'Please try again later.' },
        why: 'Nothing failed, so later is no different. An apology makes people look for an error, and write to the support.',
      },
    },
  ],
  words: [
    '*No stories available at the moment.*, not *Oops*.',
    'An action only where it brings what is missing.',
  ],
}
