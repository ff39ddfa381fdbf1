import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'There is no network: what still works and what waits.',
  avoid: ['A single call that failed is an `ErrorState`.'],
  anatomy: [['Words', 'Told once when the network goes.', 'p[aria-live]']],
  picture: { story: 'Offline' },
  words: ['What can still be done comes first.'],
}
