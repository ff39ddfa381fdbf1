import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Ways of saying something, written as chips.',
  avoid: [
    'Tags of the catalogue are chosen in a `TagToggleGroup`, scenes and people in a `PickList`.',
  ],
  anatomy: [
    [
      'Chips',
      'A press puts its words in the field, to change it in its place; Delete removes the one with the focus.',
      '[role=grid]',
    ],
    [
      'Field',
      'Enter adds what was typed, or puts it in place of the chip; pasted lines become a phrase each.',
      'input',
    ],
    ['Hint', 'What belongs here.'],
  ],
  picture: { story: 'Playground' },
  words: ['`label` is a plural noun. The phrases are the author’s and carry the story’s `lang`.'],
}
