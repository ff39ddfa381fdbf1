import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A link that looks like a button: the way on from an empty page, the call of a landing page.',
  avoid: [
    'What sends, saves or opens is a `Button`: a link can be opened in a new tab, and a press that changes something cannot.',
    'Within a sentence take `Link`.',
  ],
  anatomy: [
    ['Slab', 'As that of `Button`, with its variants and sizes.'],
    ['Icon', 'Before the words, as on a button.'],
  ],
  words: [
    'Where it leads: *Back to the stories*, *Write the first one*.',
    'It counts as a button: still one `primary` a region.',
  ],
}
