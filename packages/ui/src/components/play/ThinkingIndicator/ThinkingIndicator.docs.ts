import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'The storyteller is at work.',
  avoid: ['What is fetched is a `Spinner` or a `Skeleton`.'],
  anatomy: [
    [
      'Wheel and words',
      'After the last line of the log, where the next one will stand.',
      '[role=status]',
    ],
  ],
  picture: { story: 'Thinking' },
  words: ['What is happening, in the voice of the house.'],
}
