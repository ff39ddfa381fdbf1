import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Stands above the fields of a form that the server refused.',
  avoid: [
    'What is wrong with one field stands at that field: `error`.',
    'A page that did not come is an `ErrorState`.',
  ],
  anatomy: [
    ['Sign', 'A warning, silent.'],
    ['Sentence', 'Read out at once, as an alert.'],
  ],
  words: [
    'What happened and what can be done: *Too many attempts. Try again in a minute.*',
    'What was typed stays: never *Start again*.',
  ],
}
