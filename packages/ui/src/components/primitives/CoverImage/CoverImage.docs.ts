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
    ],
    ['Picture', 'Fetched when it comes near, or at once with `loading="eager"`.'],
    [
      'Default cover',
      'Stands in where there is none or it fails; a drawn lamp where that fails too.',
    ],
  ],
  words: [
    '`alt` is blank where the title stands beside it, and says what is seen where it does not.',
    'Only what is seen first is `eager`.',
  ],
}
