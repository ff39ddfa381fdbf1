import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Where a story stands: published, draft, in review, archived.',
  avoid: ['Any other state is a `Badge`.'],
  anatomy: [
    ['Pill', '`published` is green; all others rest.', 'span'],
    ['Words', 'From the catalogue, by `status`.'],
  ],
  picture: { story: 'Published' },
  words: ['They are the catalogue’s, so that a status has one name everywhere.'],
}
