import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Words for those who listen, where those who see have them from a drawing, a place or a colour.',
  avoid: [
    'What everybody needs stands on the screen.',
    'What is said when something happens belongs into a status or an alert: `DoneNotice`, `ErrorState`.',
  ],
  anatomy: [
    ['Words', 'A `span` that takes no room; its `id` lets `aria-describedby` point to it.'],
  ],
  words: ['Whole words, as they are to be read: *2,431 likes*, not *2,431*.'],
}
