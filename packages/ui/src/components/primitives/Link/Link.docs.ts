import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Leads to another page, through the link that the app gave to `UiProvider`.',
  avoid: [
    'What changes something is a `Button`, even where it is drawn quietly.',
    'Where the way on is the one thing to do, take `ButtonLink`.',
  ],
  anatomy: [
    ['Words', 'Underlined in the colour of links; with `isQuiet` in that of the text.'],
    ['Outside', 'With `isExternal` a new tab opens, and the name says so.'],
  ],
  words: [
    'Words that tell where it leads, also when they are read alone: *Create an account*, never *here*.',
  ],
}
