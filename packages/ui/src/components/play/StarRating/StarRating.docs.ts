import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'How a playthrough was, from one star to five.',
  avoid: ['A like is a `CountToggle`.', 'A mean of many is told, not asked.'],
  anatomy: [
    ['Question', 'Names the group.', '[role=radiogroup] > span'],
    ['Stars', 'Five radio buttons: one stop of the Tab key, arrows from there.', '[data-items]'],
    ['Given', 'It and all before it are filled; each has its words.', 'label[data-selected]'],
  ],
  picture: { story: 'Given' },
  words: ['A question about the telling, not about the reader.'],
}
