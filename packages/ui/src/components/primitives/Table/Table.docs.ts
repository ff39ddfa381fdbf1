import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Rows of the same kind that are compared, sorted or chosen.',
  avoid: [
    'Stories to choose from are cards: `StoryCard`.',
    'A few names and values of one thing need no columns.',
  ],
  anatomy: [
    ['Name', '`label`, seen as well with `isLabelShown`.'],
    ['Head', 'One cell for each of `columns`; one that can be sorted asks by `onSortChange`.'],
    ['Rows', '`items`, one page of them; with `look="cards"` a row is a card on a phone.'],
    ['Selection', 'A box for each row, where something is done with several at once.'],
    ['Groups', 'With `groupOf` rows that belong together stand below the name of their group.'],
    ['Foot', '`foot`: what all rows come to, below the last column.'],
  ],
  words: [
    'The name says what is in it and in which order: *Users, the newest first*.',
    'Heads are nouns, as short as their columns.',
  ],
}
