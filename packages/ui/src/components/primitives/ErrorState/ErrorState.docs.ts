import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Something that was asked for did not come: said at once to everyone, with a way to try again.',
  avoid: [
    'A refused form has a `FormError` above its fields.',
    'A list that is empty is an `EmptyState`.',
    'A price that cannot be paid is offered alternatives: `AlternativesPanel`.',
  ],
  anatomy: [
    ['Sign', 'A warning, silent.', '[role=alert] > svg'],
    ['Title', 'What failed; a general sentence without one.', 'p'],
    ['Message', 'Why, and what can be done.', 'p + p'],
    ['Retry', 'With `onRetry`; without it there is no button.', 'button'],
  ],
  picture: { story: 'WithRetry' },
  pairs: [
    {
      do: {
        story: 'WithRetry',
        why: 'What did not come, what can be done, and the button that asks for this part alone.',
      },
      dont: {
        args: { message: 'Error 503: upstream timed out', onRetry: undefined },
        why: 'Words for whoever runs the site, and no way on: one reloads the page, and with it goes what was typed elsewhere on it.',
      },
    },
  ],
  words: [
    'The server’s own sentence first, the catalogue’s where it gave none.',
    'No blame, no code, no exclamation.',
  ],
}
