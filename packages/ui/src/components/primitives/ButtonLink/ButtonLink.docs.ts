import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A link that looks like a button: the way on from an empty page, the call of a landing page.',
  avoid: [
    'What sends, saves or opens is a `Button`: a link can be opened in a new tab, and a press that changes something cannot.',
    'Within a sentence take `Link`.',
  ],
  anatomy: [
    ['Slab', 'As that of `Button`, with its variants and sizes.', 'a'],
    ['Icon', 'Before the words, as on a button.', 'a > svg'],
  ],
  picture: { story: 'Primary' },
  pairs: [
    {
      do: {
        args: { children: 'Back to the stories' },
        why: 'A place: in a new tab it is the same place.',
      },
      dont: {
        args: { children: 'Save and go on' },
        why: 'A promise that a link cannot keep: the wheel of the mouse opens the page and saves nothing, and Space scrolls instead of pressing.',
      },
    },
  ],
  words: [
    'Where it leads: *Back to the stories*, *Write the first one*.',
    'It counts as a button: still one `primary` a region.',
  ],
}
