import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Fields that most scenes do without, closed until somebody wants them.',
  avoid: ['What everybody needs stands open.', 'Tabs of equal weight are tabs: `StoryFormTabs`.'],
  anatomy: [
    ['Summary', 'The label, and a `note` on what is filled in.'],
    ['Content', 'There only while it is open. A new object in `sought` opens it.'],
  ],
  words: ['The label says what is in it, the note how much of it: *why it was closed*.'],
}
