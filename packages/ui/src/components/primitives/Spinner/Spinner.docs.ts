import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Says what is being waited for, on a page that has nothing to show yet.',
  avoid: [
    'Where the shape of what comes is known, take `Skeleton`.',
    'A press is answered by its own `Button`, which says that it is busy.',
    'While the storyteller works, `ThinkingIndicator` stands in the log.',
  ],
  anatomy: [
    ['Lamps', 'Twelve, lit one after the other; still for whoever asked for less motion.', 'svg'],
    ['Words', '`label`, read out as a status.', 'svg + span'],
  ],
  picture: { story: 'Inline' },
  pairs: [
    {
      do: {
        args: { label: 'Loading stories...' },
        why: 'Read out alone, it tells which of two waiting places of a page this is.',
      },
      dont: {
        args: { label: 'Please wait...' },
        why: 'Heard twice on a page with two lists, and nobody knows what for, or whether the second is the first again.',
      },
    },
  ],
  words: ['What for, with three dots: *Loading stories...*. No jokes about waiting.'],
}
