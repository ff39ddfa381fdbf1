import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'News in the flow of a page: what was refused, what was done, what is worth knowing first.',
  avoid: [
    'A list or page that did not come is an `ErrorState`.',
    'What is wrong with one field stands at that field.',
    'News from elsewhere goes through the `Toaster`.',
  ],
  anatomy: [
    ['Box', 'In the colours of its `tone`.'],
    ['Icon', 'Before the words: one of ours, or an element of your own.'],
    ['Title and words', '`title` in a few words, `children` in a sentence.'],
    ['Actions', 'Buttons after the words; with `onClose` one that lets it go.'],
  ],
  words: [
    'The words say what the colour means.',
    '`role` is `alert` only for what cannot wait; `status` waits for a pause, `note` is there from the first.',
  ],
}
