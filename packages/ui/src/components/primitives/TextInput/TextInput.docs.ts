import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One line of words: a title, a name, an address.',
  avoid: [
    'Several lines are a `TextArea`, a secret is a `PasswordInput`, a number a `NumberInput`.',
    'One of a few known values is a `SelectInput`.',
  ],
  anatomy: [
    ['Label', 'Always there, above the field.', 'label'],
    ['Field', 'As wide as its place; `type` chooses the keyboard of a phone.', 'input'],
    [
      'Error',
      'A sentence with a sign; its presence marks the field invalid.',
      '[slot=errorMessage]',
    ],
    ['Hint', 'What belongs here, read with the field.'],
  ],
  picture: { story: 'Invalid' },
  pairs: [
    {
      do: {
        story: 'WithHint',
        why: 'The rule stands while one types, is read after the name, and is translated with the page.',
      },
      dont: {
        args: { label: 'Username', placeholder: 'Letters, numbers and underscores' },
        why: 'The rule goes with the first letter, just when it is needed; a field that is filled by the browser never shows it.',
      },
    },
  ],
  words: [
    'The label is a noun: *Email*. A placeholder is an example and never the label.',
    'An error says what to write: *Please enter a valid email address*.',
  ],
}
