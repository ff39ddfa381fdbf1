import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Names a tag or a category.',
  avoid: [
    'A state is a `Badge`.',
    'Tags to choose from are a `TagToggleGroup`, phrases to write a `PhraseList`.',
  ],
  anatomy: [
    ['Dot', 'Any colour that an author chose. It is never the colour of words, so contrast holds.'],
    ['Name', 'As it was given; a long one is cut at the end of its place.'],
  ],
  words: [
    'The name as the catalogue has it, in the language of the interface where it is known there.',
  ],
}
