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
    ],
    ['Category', 'A `Chip` on the seam.'],
    ['Author', '`Avatar` and name.'],
    ['Title', 'An h3, cut after two lines, and the one link: it lies under the whole card.'],
    ['Foot', 'Like, plays, bookmark, and PLAY.'],
  ],
  words: [
    'A blank title reads *Untitled*, a missing author *Unknown Author*.',
    '*PLAY* and *LOADING* are Latin in every language.',
  ],
}
