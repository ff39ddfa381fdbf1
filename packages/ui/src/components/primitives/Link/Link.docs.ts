import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Leads to another page, through the link that the app gave to `UiProvider`.',
  avoid: [
    'What changes something is a `Button`, even where it is drawn quietly.',
    'Where the way on is the one thing to do, take `ButtonLink`.',
  ],
  anatomy: [
    ['Words', 'Underlined in the colour of links; with `isQuiet` in that of the text.', 'a'],
    ['Outside', 'With `isExternal` a new tab opens, and the name says so.'],
  ],
  picture: { story: 'External' },
  pairs: [
    {
      do: {
        args: { children: 'Terms of use' },
        why: 'Within a sentence the line below tells it from the words around it, to whoever sees no colour too.',
      },
      dont: {
        args: { children: 'Terms of use', isQuiet: true },
        why: '`isQuiet` is for rows of links, where the place tells what they are. In a sentence nothing tells it from the words before and after it.',
      },
    },
  ],
  words: [
    'Words that tell where it leads, also when they are read alone: *Create an account*, never *here*.',
  ],
}
