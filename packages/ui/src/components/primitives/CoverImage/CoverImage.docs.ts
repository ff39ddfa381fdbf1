import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A painting in its frame: the cover of a story, a picture in a list.',
  avoid: [
    'A picture that the story draws while it is played is a `SceneImage`.',
    'A person is an `Avatar`.',
  ],
  anatomy: [
    [
      'Frame',
      'Keeps its `ratio`, so that nothing moves when the picture comes; with `isTorana` the upper corners are cut as a gateway.',
      'div:has(> img)',
    ],
    ['Picture', 'Fetched when it comes near, or at once with `loading="eager"`.', 'img'],
    [
      'Default cover',
      'Stands in where there is none or it fails; a drawn lamp where that fails too.',
    ],
  ],
  picture: { story: 'Torana' },
  pairs: [
    {
      do: {
        story: 'Torana',
        why: 'At 16 to 9, as it was painted; the cusps cut only sky.',
      },
      dont: {
        args: { ratio: '3 / 1' },
        why: 'Covers are painted 16 to 9 and hold what matters in the middle: at 3 to 1 the gateway cuts heads off, and the two cusps meet the picture.',
      },
    },
  ],
  words: [
    '`alt` is blank where the title stands beside it, and says what is seen where it does not.',
    'Only what is seen first is `eager`.',
  ],
}
