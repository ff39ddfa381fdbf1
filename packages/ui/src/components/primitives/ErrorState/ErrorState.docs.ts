import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Something that was asked for did not come: said at once to everyone, with a way to try again.',
  avoid: [
    'A refused form has a `FormError` above its fields.',
    'A list that is empty is an `EmptyState`.',
    'A price that cannot be paid is offered alternatives: `AlternativesPanel`.',
  ],
  anatomy: [
    ['Sign', 'A warning, silent.'],
    ['Title', 'What failed; a general sentence without one.'],
    ['Message', 'Why, and what can be done.'],
    ['Retry', 'With `onRetry`; without it there is no button.'],
  ],
  words: [
    'The server’s own sentence first, the catalogue’s where it gave none.',
    'No blame, no code, no exclamation.',
  ],
}
