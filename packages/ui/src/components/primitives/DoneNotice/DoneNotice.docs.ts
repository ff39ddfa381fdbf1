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
    ],
    ['Focus', 'With `takesFocus` it moves here, because what was pressed has left the page.'],
  ],
  words: ['One sentence in the past: *The tag was deleted.*'],
}
