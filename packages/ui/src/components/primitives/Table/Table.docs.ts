import type { ComponentDocs } from '../../../docs/componentDocs.ts'

interface Boat {
  name: string
  rowers: number
}

export const docs: ComponentDocs = {
  use: 'Rows of the same kind that are compared, sorted or chosen.',
  avoid: [
    'Stories to choose from are cards: `StoryCard`.',
    'A few names and values of one thing need no columns.',
  ],
  anatomy: [
    ['Name', '`label`, seen as well with `isLabelShown`.'],
    [
      'Head',
      'One cell for each of `columns`; one that can be sorted asks by `onSortChange`.',
      'thead',
    ],
    ['Rows', '`items`, one page of them; with `look="cards"` a row is a card on a phone.', 'tbody'],
    [
      'Selection',
      'A box for each row, where something is done with several at once.',
      'tbody td:has([data-box])',
    ],
    ['Groups', 'With `groupOf` rows that belong together stand below the name of their group.'],
    ['Foot', '`foot`: what all rows come to, below the last column.'],
  ],
  picture: { story: 'Selectable' },
  pairs: [
    {
      do: {
        args: {
          columns: [
            { id: 'name', header: 'Vessel', isRowHeader: true, cell: ({ name }: Boat) => name },
            {
              id: 'rowers',
              header: 'Rowers',
              isFigure: true,
              cell: ({ rowers }: Boat) => rowers ** 3,
            },
          ],
          sort: undefined,
        },
        why: 'With `isFigure` ones stand below ones: the longer row of digits is the larger number, and is seen without being read.',
      },
      dont: {
        args: {
          columns: [
            { id: 'name', header: 'Vessel', isRowHeader: true, cell: ({ name }: Boat) => name },
            { id: 'rowers', header: 'Rowers', cell: ({ rowers }: Boat) => rowers ** 3 },
          ],
          sort: undefined,
        },
        why: 'From the start of the cell tens stand below thousands, and each pair has to be read to be compared.',
      },
    },
  ],
  words: [
    'The name says what is in it and in which order: *Users, the newest first*.',
    'Heads are nouns, as short as their columns.',
  ],
}
