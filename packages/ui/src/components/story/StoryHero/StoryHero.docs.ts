import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'The head of a story’s own page: cover, title, counts, and the act that begins it.',
  avoid: ['One story among others is a `StoryCard`.'],
  anatomy: [
    ['Cover', 'Fetched first of all.', 'img'],
    ['Marks', 'Featured, premium, category.', 'section > div + div > div'],
    ['Title', 'The h1, in the language of the story.', 'h1'],
    ['Counts', 'Read with what they count.', 'ul'],
    ['Acts', 'One to begin or go on; on a phone they stay in sight.', '[data-action-bar]'],
    [
      'Place',
      'With `resume`: the scene, how far, how long.',
      'section div:has(> [role=progressbar])',
    ],
  ],
  picture: { story: 'Resuming', frame: 1040 },
  words: ['*PLAY* begins, *Go on* takes up again.'],
}
