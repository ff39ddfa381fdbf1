import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A secret that its owner can have a look at.',
  avoid: [
    'A code that is read from a letter or a screen is a `TextInput`: nobody looks over a shoulder for it.',
  ],
  anatomy: [
    ['Field', 'Hidden; pasting is welcome, and nothing is corrected.', 'input'],
    ['Eye', 'An `IconButton` that shows the words while it is pressed in.', 'button'],
    [
      'Checklist',
      'With `rules`: what a new password needs, each with whether it is there already.',
      '[slot=description]',
    ],
  ],
  picture: { story: 'WithRules' },
  pairs: [
    {
      do: {
        story: 'WithRules',
        why: 'All rules from the first letter; each is ticked off while one types, and said once in a pause.',
      },
      dont: {
        story: 'Invalid',
        why: 'A rule that comes as a refusal after sending: the next one waits behind it, and each costs a round.',
      },
    },
  ],
  words: [
    'Rules are told from the first letter, not after sending.',
    'When signing in there are no rules: only *Password*.',
  ],
}
