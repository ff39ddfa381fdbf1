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
      'span:has(> img)',
    ],
    ['Picture', 'Fills the disc; where there is none, or it fails, the initial stands.', 'img'],
  ],
  picture: { story: 'Picture' },
  pairs: [
    {
      do: {
        args: { name: 'क्षितिज वर्मा', size: 64 },
        why: 'Given the whole name, it takes the first letter as its reader sees it: क्षि is one.',
      },
      dont: {
        args: { name: 'क्षितिज वर्मा'.charAt(0), size: 64 },
        why: 'Cut to its first character before: another letter, क, and another ground, which is reckoned from the whole name.',
      },
    },
  ],
  words: [
    'The initial is the first letter as a reader sees it: a vowel sign stays with its consonant.',
  ],
}
