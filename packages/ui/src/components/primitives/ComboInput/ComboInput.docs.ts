import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A line that most take from a long list, and some have to type: the name of a model.',
  avoid: [
    'One of a few known values is a `SelectInput`.',
    'Where nothing is ever offered, take `TextInput`.',
  ],
  anatomy: [
    ['Label', 'Always there, above the field.', 'label'],
    [
      'Field',
      'What is typed narrows `items`, which the page finds; the arrow keys walk the list.',
      'input',
    ],
    ['Button', 'Opens the list by pointer, named by `openLabel`.', 'button'],
    ['List', 'As wide as the field; `emptyLabel` stands in it while nothing fits.'],
    ['Error and hint', 'Below, read with the field.', '[slot=errorMessage]'],
  ],
  picture: { story: 'Wrong' },
  words: ['`emptyLabel` says what can be done now: *It names none that fit: type the name.*'],
}
