import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'The state of a thing, in one or two words: published, premium, hard.',
  avoid: [
    'A name of a tag or a category is a `Chip`.',
    'Where a story stands is a `StatusPill`, which knows the words.',
    'What happened just now is a `DoneNotice`.',
  ],
  anatomy: [
    [
      'Ground',
      'One `tone` for each meaning; the colour repeats what the words say.',
      'span:has(> svg)',
    ],
    ['Icon', 'Optional, before the words.', 'span > svg'],
    ['Words', 'The state.', 'span > svg + span'],
  ],
  picture: { story: 'Featured' },
  pairs: [
    {
      do: {
        args: { tone: 'positive', children: 'Published' },
        why: 'The colour repeats the words, so it may be missing: in forced colours it is.',
      },
      dont: {
        args: { tone: 'positive', children: 'Awaiting review' },
        why: 'Colour and words disagree, and the colour is seen first: authors close the page and wait for readers.',
      },
    },
  ],
  words: ['An adjective or a noun, without a full stop: *Featured*, *Draft*.'],
}
