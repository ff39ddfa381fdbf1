import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A part of the page that scrolls by itself, by keyboard too.',
  avoid: ['A page scrolls by itself: it needs no region.', 'A carousel has buttons: `StoryRow`.'],
  anatomy: [
    [
      'Place',
      'Takes the focus, so that arrow keys scroll it; its size comes from the `css` prop.',
      '[role=log]',
    ],
    ['Role', '`region`, or `log` where new lines are read out as they come.'],
  ],
  picture: { story: 'Log' },
  words: ['`label` names what is in it: *The story so far*.'],
}
