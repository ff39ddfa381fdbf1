import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'The next part of a list, on a press.',
  avoid: ['Pages with numbers are a `Pager`.'],
  anatomy: [['Button', 'Stays where it is, and what comes is put before it.', 'button']],
  picture: { story: 'More' },
  pairs: [
    {
      do: {
        story: 'More',
        why: 'A press: the foot of the page can be reached, and the way back finds the list as long as it was.',
      },
      dont: {
        story: 'Loading',
        args: { hasMore: true },
        why: 'Always loading, as lists do that go on by themselves: nobody reaches the footer by Tab, and a screen reader is told of more without end.',
      },
    },
  ],
  words: ['What comes, not that something does.'],
}
