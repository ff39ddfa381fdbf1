import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A yes or no that waits for the form to be sent; or a row of a table that is chosen.',
  avoid: ['What takes effect at once is a `Switch`.', 'One of several is a `SelectInput`.'],
  anatomy: [
    ['Box', 'Empty, ticked, or with a dash while `isIndeterminate`.', '[data-box]'],
    [
      'Label',
      'Beside it and a part of what is pressed; a box without words takes `aria-label`.',
      'label',
    ],
  ],
  picture: { story: 'Ticked' },
  pairs: [
    {
      do: {
        args: { children: 'Remember me', isSelected: true },
        why: 'A fact that is true while it is ticked; the summary of a form can read *Remember me: yes*.',
      },
      dont: {
        args: { children: 'Do not send me letters', isSelected: true },
        why: 'The summary reads *Do not send me letters: yes*: a yes that means no.',
      },
    },
  ],
  words: [
    'Said as a fact that can be true: *Remember me*, *Premium story*. Never *Do not ...*: a ticked no is hard to read.',
  ],
}
