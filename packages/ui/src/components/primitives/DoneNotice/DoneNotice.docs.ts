import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Tells that something was done, to those who see it and to those who hear it.',
  avoid: [
    'What failed is an `ErrorState` or a `FormError`.',
    'What must outlive the page goes through the `Toaster`.',
  ],
  anatomy: [
    [
      'Sentence',
      '`message`; nothing shows without one. The place is there before, or it would not be read out.',
      '[role=status]',
    ],
    ['Focus', 'With `takesFocus` it moves here, because what was pressed has left the page.'],
  ],
  picture: { story: 'Told' },
  pairs: [
    {
      do: {
        args: { message: '“Salt Letters” was sent back.' },
        why: 'Read out whole, apart from what was pressed: it names the thing.',
      },
      dont: {
        args: { message: 'Success!' },
        why: 'The same words twice are no change: after a second act the status stays as it was, and nothing is read out.',
      },
    },
  ],
  words: ['One sentence in the past: *The tag was deleted.*'],
}
