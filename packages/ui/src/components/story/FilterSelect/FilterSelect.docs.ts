import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Narrows a list by one thing: language, category, order.',
  avoid: [
    'In a form that is sent, take `SelectInput`.',
    'On a phone several of them stand in a `FilterSheet`.',
  ],
  anatomy: [
    ['Label', 'Above the list.', 'label'],
    ['List', 'The native `select`; its edge is gold while it narrows.', 'select'],
    ['Any', '`anyLabel` is the option that narrows nothing; without it one is always chosen.'],
  ],
  picture: { story: 'Chosen' },
  pairs: [
    {
      do: {
        args: { anyLabel: 'Any' },
        why: 'Closed, it tells whether it narrows: *Any* does not, and its edge is plain.',
      },
      dont: {
        args: { anyLabel: 'Language' },
        why: 'The label twice. Five of them in a row read as five headings, and which of them hides stories cannot be seen.',
      },
    },
  ],
  words: ['The label is what is chosen by: *Language*. Options are nouns.'],
}
