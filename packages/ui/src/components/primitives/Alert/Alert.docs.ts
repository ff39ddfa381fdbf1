import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'News in the flow of a page: what was refused, what was done, what is worth knowing first.',
  avoid: [
    'A list or page that did not come is an `ErrorState`.',
    'What is wrong with one field stands at that field.',
    'News from elsewhere goes through the `Toaster`.',
  ],
  anatomy: [
    ['Box', 'In the colours of its `tone`.', '[role=status]'],
    ['Icon', 'Before the words: one of ours, or an element of your own.'],
    ['Title and words', '`title` in a few words, `children` in a sentence.', '[role=status] > div'],
    [
      'Actions',
      'Buttons after the words; with `onClose` one that lets it go.',
      '[role=status] > div + div',
    ],
  ],
  picture: { story: 'Closable' },
  pairs: [
    {
      do: {
        args: {
          role: 'note',
          tone: 'warning',
          children: 'Three scenes of this story lead nowhere.',
        },
        why: 'It was there when the page came: `note`. It is read in its place.',
      },
      dont: {
        args: {
          role: 'alert',
          tone: 'danger',
          title: 'Attention!',
          children: 'Three scenes of this story lead nowhere.',
        },
        why: '`alert` speaks into whatever is being read, at every visit: what always cuts in is switched off, and with it the alert that mattered.',
      },
    },
  ],
  words: [
    'The words say what the colour means.',
    '`role` is `alert` only for what cannot wait; `status` waits for a pause, `note` is there from the first.',
  ],
}
