import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Stands above the fields of a form that the server refused.',
  avoid: [
    'What is wrong with one field stands at that field: `error`.',
    'A page that did not come is an `ErrorState`.',
  ],
  anatomy: [
    ['Sign', 'A warning, silent.', '[role=alert] > svg'],
    ['Sentence', 'Read out at once, as an alert.', '[role=alert] > div'],
  ],
  picture: { story: 'Refused' },
  pairs: [
    {
      do: {
        args: { children: 'Incorrect username or password' },
        why: 'Does not say which of them: a stranger learns nothing about who has an account.',
      },
      dont: {
        args: { children: 'There is no account with this name.' },
        why: 'Kinder to its owner, and to whoever tries ten thousand names to see which are taken. The reset page has to keep silent alike.',
      },
    },
  ],
  words: [
    'What happened and what can be done: *Too many attempts. Try again in a minute.*',
    'What was typed stays: never *Start again*.',
  ],
}
