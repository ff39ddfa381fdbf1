import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One of a few options, in a form. It is the list of the device, which every phone knows.',
  avoid: [
    'Yes or no is a `Checkbox`.',
    'Outside a form, to narrow a list, take `FilterSelect`.',
    'A model with its price has a list of its own: `ModelPicker`.',
  ],
  anatomy: [
    ['Label', 'Above the list, its accessible name.'],
    ['List', 'The native `select`; `blankLabel` is the option that chooses nothing.'],
    ['Error and hint', 'Below, read with the list.'],
  ],
  words: [
    'Options are nouns in one form: *Everyone*, *Teen*, *Mature*.',
    'The blank option says what to do: *Choose a category*.',
  ],
}
