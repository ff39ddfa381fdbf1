import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Who wrote it, as a picture or an initial, beside the name.',
  avoid: [
    'Without the name beside it: it is hidden from assistive technology.',
    'A cover of a story is a `CoverImage`.',
  ],
  anatomy: [
    [
      'Disc',
      '`size` pixels across; its ground is reckoned from the name, so that it is the same everywhere.',
    ],
    ['Picture', 'Fills the disc; where there is none, or it fails, the initial stands.'],
  ],
  words: [
    'The initial is the first letter as a reader sees it: a vowel sign stays with its consonant.',
  ],
}
