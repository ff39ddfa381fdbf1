import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Says what is being waited for, on a page that has nothing to show yet.',
  avoid: [
    'Where the shape of what comes is known, take `Skeleton`.',
    'A press is answered by its own `Button`, which says that it is busy.',
    'While the storyteller works, `ThinkingIndicator` stands in the log.',
  ],
  anatomy: [
    ['Lamps', 'Twelve, lit one after the other; still for whoever asked for less motion.'],
    ['Words', '`label`, read out as a status.'],
  ],
  words: ['What for, with three dots: *Loading stories...*. No jokes about waiting.'],
}
