import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One story among others: cover, author, title, a line, and what can be done with it.',
  avoid: [
    'The head of a story’s own page is `StoryHero`.',
    'A session that is open is a leaf of `ContinuePlaying`.',
    'While it is on its way, `StoryCardSkeleton` keeps its place.',
  ],
  anatomy: [
    ['Cover', 'A torana; `loading="eager"` in the first row of a page.'],
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
