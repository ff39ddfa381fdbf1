import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One of a few options, in a form. It is the list of the device, which every phone knows.',
  avoid: [
    'Yes or no is a `Checkbox`.',
    'Outside a form, to narrow a list, take `FilterSelect`.',
    'A model with its price has a list of its own: `ModelPicker`.',
  ],
  anatomy: [
    ['Label', 'Above the list, its accessible name.', 'label'],
    ['List', 'The native `select`; `blankLabel` is the option that chooses nothing.', 'select'],
    ['Error and hint', 'Below, read with the list.', 'select + div'],
  ],
  picture: { story: 'Invalid' },
  pairs: [
    {
      do: {
        story: 'Nothing',
        why: '`blankLabel` asks, and a form that is sent without an answer can be refused at this field.',
      },
      dont: {
        args: { value: 'river' },
        why: 'A first option that nobody chose cannot be told from one that was: most stories of the catalogue would be *River Tales*.',
      },
    },
  ],
  words: [
    'Options are nouns in one form: *Everyone*, *Teen*, *Mature*.',
    'The blank option says what to do: *Choose a category*.',
  ],
}
