import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Stories of one kind in a row that can be stepped through.',
  avoid: ['All of a kind are a `StoryGrid`.', 'Four things of the house are a `BannerCarousel`.'],
  anatomy: [
    ['Title', 'And, with `hint`, what the row holds.', 'h2'],
    [
      'Stop',
      'Where it moves by itself; it stands still under a pointer or the focus too.',
      '[aria-label^=Stop]',
    ],
    ['Steps', 'Buttons for whoever cannot swipe.', '[aria-label^=Stop] + div'],
    ['Cards', 'A list that scrolls; what is out of sight is out of the tab order.', 'ul'],
  ],
  picture: { story: 'WithHint', frame: 620 },
  words: ['Buttons carry the title of their row.'],
}
