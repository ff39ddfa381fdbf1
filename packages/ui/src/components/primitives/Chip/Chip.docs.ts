import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Names a tag or a category.',
  avoid: [
    'A state is a `Badge`.',
    'Tags to choose from are a `TagToggleGroup`, phrases to write a `PhraseList`.',
  ],
  anatomy: [
    [
      'Dot',
      'Any colour that an author chose. It is never the colour of words, so contrast holds.',
      'span > i',
    ],
    ['Name', 'As it was given; a long one is cut at the end of its place.', 'span > i + span'],
  ],
  picture: { story: 'WithDot' },
  pairs: [
    {
      do: {
        args: { children: 'Court & Intrigue', dot: 'gold' },
        why: 'Whatever colour an author took, it stays a dot with an edge, and the name keeps its contrast in three themes.',
      },
      dont: {
        args: { children: 'Published', dot: 'limegreen' },
        why: 'A state in the clothes of a tag: people press it to see more of the kind, and a colour that is only decoration is read as a meaning.',
      },
    },
  ],
  words: [
    'The name as the catalogue has it, in the language of the interface where it is known there.',
  ],
}
