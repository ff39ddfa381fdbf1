import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One story among others: cover, author, title, a line, and what can be done with it.',
  avoid: [
    'The head of a story’s own page is `StoryHero`.',
    'A session that is open is a leaf of `ContinuePlaying`.',
    'While it is on its way, `StoryCardSkeleton` keeps its place.',
    'It has no state of failure: a list that did not come is an `ErrorState` in the place of the cards.',
  ],
  anatomy: [
    [
      'Cover',
      'A torana; `loading="eager"` in the first row of a page. Where it is missing or does not load stands the default cover, and where that fails a drawn lamp.',
      'img',
    ],
    ['Category', 'A `Chip` on the seam.', 'article > div + div span'],
    ['Author', '`Avatar` and name.', '[data-body] > div'],
    ['Title', 'An h3, cut after two lines, and the one link: it lies under the whole card.', 'h3'],
    ['Foot', 'Like, plays, bookmark, and PLAY.', '[data-body] > div:last-child'],
  ],
  picture: { story: 'LikedAndBookmarked' },
  pairs: [
    {
      do: {
        story: 'Guest',
        why: 'Four things can be done, and the one link lies under them all: a press on the cover opens, and Tab stops four times.',
      },
      dont: {
        args: { footer: 'Coming soon' },
        why: 'Words in the place of the acts: the card still lifts under the pointer and opens, so it promises what its words take back. Leave it out of the list.',
      },
    },
  ],
  words: [
    'A blank title reads *Untitled*, a missing author *Unknown Author*.',
    '*PLAY* and *LOADING* are Latin in every language.',
  ],
}
