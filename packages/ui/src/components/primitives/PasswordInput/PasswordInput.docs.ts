import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A secret that its owner can have a look at.',
  avoid: [
    'A code that is read from a letter or a screen is a `TextInput`: nobody looks over a shoulder for it.',
  ],
  anatomy: [
    ['Field', 'Hidden; pasting is welcome, and nothing is corrected.'],
    ['Eye', 'An `IconButton` that shows the words while it is pressed in.'],
    [
      'Checklist',
      'With `rules`: what a new password needs, each with whether it is there already.',
    ],
  ],
  words: [
    'Rules are told from the first letter, not after sending.',
    'When signing in there are no rules: only *Password*.',
  ],
}
