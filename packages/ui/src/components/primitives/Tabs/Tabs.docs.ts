import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Parts of one thing, of which one shows at a time.',
  avoid: [
    'Pages of their own are links, which can be opened beside one another.',
    'A part that most do without is a `Disclosure`.',
  ],
  anatomy: [
    ['List', 'One stop of the Tab key; arrow keys go on from there.', '[role=tablist]'],
    [
      'Chosen tab',
      'Shows its panel at once when an arrow key comes to it.',
      '[aria-selected=true]',
    ],
    ['Panel', '`content`; what was typed in it is gone when it is left.', '[role=tabpanel]'],
  ],
  picture: { story: 'Playground' },
  pairs: [
    {
      do: {
        args: {
          items: [
            {
              id: 'scenes',
              label: 'Scenes',
              content: 'Write a scene, and its endings are listed in the next tab.',
            },
            { id: 'endings', label: 'Endings', content: 'None yet.' },
          ],
        },
        why: 'What is not there yet can be opened and says what is missing.',
      },
      dont: {
        args: {
          items: [
            { id: 'scenes', label: 'Scenes', content: 'Write a scene.' },
            { id: 'endings', label: 'Endings', content: '', isDisabled: true },
          ],
        },
        why: 'Arrow keys step over a tab with `isDisabled`: whoever works by key never learns that it exists, and nobody learns why it is shut.',
      },
    },
  ],
  words: ['Nouns of one length and one kind: *Scenes*, *Cast*, *Codex*.'],
}
