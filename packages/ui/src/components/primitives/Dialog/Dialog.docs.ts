import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Asks or tells something that comes before the page behind it.',
  avoid: [
    'A question with a yes and a no is a `ConfirmDialog`.',
    'A few settings beside their button are a `Popover`.',
    'What need not be answered is said on the page.',
  ],
  anatomy: [
    [
      'Frame',
      'The Madhubani frame, over a page that can be seen and not reached.',
      'section[role=dialog]',
    ],
    ['Title', 'Heading and name.', 'h2'],
    ['Content', '`children`; more than a screen of it scrolls with the dialog.', 'h2 + div'],
    [
      'Actions',
      'From left to right; the first takes the focus when it opens.',
      'section > div:last-child',
    ],
  ],
  picture: { story: 'Open' },
  words: [
    'The title asks or names: *Take the last turn back?*',
    'Buttons answer in their own words: *Take it back*, *Keep it*; never *Yes*, *OK*.',
  ],
}
