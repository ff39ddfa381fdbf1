import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One line of words: a title, a name, an address.',
  avoid: [
    'Several lines are a `TextArea`, a secret is a `PasswordInput`, a number a `NumberInput`.',
    'One of a few known values is a `SelectInput`.',
  ],
  anatomy: [
    ['Label', 'Always there, above the field.'],
    ['Field', 'As wide as its place; `type` chooses the keyboard of a phone.'],
    ['Error', 'A sentence with a sign; its presence marks the field invalid.'],
    ['Hint', 'What belongs here, read with the field.'],
  ],
  words: [
    'The label is a noun: *Email*. A placeholder is an example and never the label.',
    'An error says what to write: *Please enter a valid email address*.',
  ],
}
