import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'What a player has left: XP of this story, credits of the account.',
  avoid: [
    'A share of a whole is a `ProgressBar`.',
    'A price stands on its button: `detail` of `Button`.',
  ],
  anatomy: [
    ['XP', 'Of the story that is played.', 'dl > div'],
    ['Credits', 'Of the account.', 'dl > div + div'],
    ['Number', 'Told when it changes, once.', 'dd'],
  ],
  picture: { story: 'Low' },
  pairs: [
    {
      do: {
        story: 'Low',
        why: 'Little is told by a shape besides a colour, before the turn that cannot be paid.',
      },
      dont: {
        args: { credits: 4 },
        why: 'Without `isLow` four credits look like plenty; that a picture costs five is learned from a refusal.',
      },
    },
  ],
  words: ['Names of both are the catalogue’s.'],
}
