import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Night, day, contrast, or as the device has it.',
  avoid: ['The ground of a story alone is set in `ReadingSettings`.'],
  anatomy: [
    ['Label', 'What is chosen.', 'label'],
    ['List', 'The native list.', 'select'],
  ],
  picture: { story: 'AsTheDevice' },
  pairs: [
    {
      do: {
        args: { value: 'system' },
        why: 'Until somebody chooses, the device does; it may change with the hour, and the page follows.',
      },
      dont: {
        args: { value: 'light' },
        why: 'A theme written down at the first visit is kept for good: who later sets the device to dark is blinded by this one page.',
      },
    },
  ],
  words: ['Names of what one sees: *Night*, *Day*.'],
}
