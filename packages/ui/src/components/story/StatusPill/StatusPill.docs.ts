import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Where a story stands: published, draft, in review, archived.',
  avoid: ['Any other state is a `Badge`.'],
  anatomy: [
    ['Pill', '`published` is green; all others rest.'],
    ['Words', 'From the catalogue, by `status`.'],
  ],
  words: ['They are the catalogue’s, so that a status has one name everywhere.'],
}
