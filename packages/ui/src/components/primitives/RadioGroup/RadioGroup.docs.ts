import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One of a few, all of them in sight.',
  avoid: [
    'More than seven are a `SelectInput`.',
    'What takes effect at once, on or off, is a `Switch`.',
  ],
  anatomy: [
    ['Label', 'Names the group; read before the first of its items.', '[role=radiogroup] > span'],
    ['Items', 'One stop of the Tab key.', '[data-items]'],
    [
      'Chosen item',
      'Arrow keys move the choice itself, and go round at the end.',
      'label[data-selected]',
    ],
  ],
  picture: { story: 'Chosen' },
  pairs: [
    {
      do: {
        story: 'Chosen',
        why: 'Arrow keys choose while they move: each item has to say what it would do, since the one that is read last is the one that is sent.',
      },
      dont: {
        args: {
          label: 'Keep published stories?',
          items: [
            { value: 'hand_over', label: 'Yes' },
            { value: 'remove', label: 'No' },
          ],
        },
        why: 'Whoever comes back by Tab hears *Yes, one of two*, without the question, which is read only on entering.',
      },
    },
  ],
  words: ['Each says its outcome in words of its own.'],
}
