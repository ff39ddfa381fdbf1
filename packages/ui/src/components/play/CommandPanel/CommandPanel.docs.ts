import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'What a player types, and the acts that cost.',
  avoid: ['Ways that the author wrote are a `ChoiceList`.'],
  anatomy: [
    ['Field', 'Keeps what is typed until it was told.', 'input'],
    ['Act', 'Its price is a part of its name; disabled it says why.', 'form button'],
    ['More', 'Acts that few need.'],
    ['Meters', 'What is left.', 'dl'],
    ['Commands', 'With the price below each.', '[role=group]'],
  ],
  picture: { story: 'Ready', frame: 260 },
  words: ['A verb, then the price.'],
}
