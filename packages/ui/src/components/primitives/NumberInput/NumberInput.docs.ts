import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A number that is typed: a price, a limit.',
  avoid: [
    'Digits that are no number, such as a code, are a `TextInput`.',
    'One of few is a `SelectInput`.',
  ],
  anatomy: [
    ['Label', 'With the unit, if there is one.', 'label'],
    [
      'Field',
      'Text while it is typed, so that *-* and *1.* can stand: what is no number is told as `NaN`, never as blank. `inputMode` chooses the keys of a phone.',
      'input',
    ],
    ['Error', 'Says the limit.', '[slot=errorMessage]'],
  ],
  picture: { story: 'Invalid' },
  pairs: [
    {
      do: {
        story: 'Blank',
        why: 'Blank is kept as blank, and the placeholder says what then holds.',
      },
      dont: {
        args: { value: '0' },
        why: 'A zero that stands in for blank is an answer nobody gave; it is saved as one, and a limit of 0 lets nothing through.',
      },
    },
  ],
  words: ['The limit as a sentence: *Must be at least 0*.'],
}
