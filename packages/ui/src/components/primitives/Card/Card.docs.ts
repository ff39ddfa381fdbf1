import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A thing among others of its kind, with a picture, a line across its edge, words and what can be done.',
  avoid: [
    'One story among others is a `StoryCard`.',
    'A matter of the account is a `SettingsSection`.',
  ],
  anatomy: [
    ['Sheet', 'An `article`, or what `as` says.', 'article'],
    ['Media', 'Above the words, and as wide as the card.', 'article > div'],
    [
      'Seam',
      'What lies across the line between picture and words, such as a `Chip`.',
      'article > div + div > div',
    ],
    ['Body', 'The words, `children`.', '[data-body]'],
    [
      'Footer',
      'At the end of the body, in a line with those of its neighbours.',
      '[data-body] > button',
    ],
  ],
  picture: { story: 'Slots' },
  words: ['It has none of its own; `aria-label` or a heading names it.'],
}
