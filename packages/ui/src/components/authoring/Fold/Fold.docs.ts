import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Fields that most scenes do without, closed until somebody wants them.',
  avoid: ['What everybody needs stands open.', 'Tabs of equal weight are tabs: `StoryFormTabs`.'],
  anatomy: [
    ['Summary', 'The label, and a `note` on what is filled in.', 'summary'],
    ['Content', 'There only while it is open. A new object in `sought` opens it.', 'details > div'],
  ],
  picture: { story: 'Sought' },
  pairs: [
    {
      do: {
        args: { note: 'only if trust >= 2' },
        why: 'Closed, it still tells whether there is something in it, and what.',
      },
      dont: {
        args: { note: '' },
        why: 'A rule that is hidden without a trace: an author of sixty scenes opens all of them to find the one that closes a way.',
      },
    },
  ],
  words: ['The label says what is in it, the note how much of it: *why it was closed*.'],
}
