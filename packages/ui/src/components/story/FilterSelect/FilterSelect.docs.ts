import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Narrows a list by one thing: language, category, order.',
  avoid: [
    'In a form that is sent, take `SelectInput`.',
    'On a phone several of them stand in a `FilterSheet`.',
  ],
  anatomy: [
    ['Label', 'Above the list.'],
    ['List', 'The native `select`; its edge is gold while it narrows.'],
    ['Any', '`anyLabel` is the option that narrows nothing; without it one is always chosen.'],
  ],
  words: ['The label is what is chosen by: *Language*. Options are nouns.'],
}
