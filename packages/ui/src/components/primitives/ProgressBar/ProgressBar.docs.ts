import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'How much of something is done.',
  avoid: [
    'What takes an unknown time is a `Spinner`.',
    'Credits are no share of a whole: `CreditsMeter`.',
  ],
  anatomy: [
    ['Track', 'The whole.', '[role=progressbar]'],
    ['Fill', 'What is done; over 100 it stands full.', '[role=progressbar] > div'],
  ],
  picture: { story: 'UnderWay' },
  pairs: [
    {
      do: {
        story: 'NotBegun',
        why: 'Nothing is done, and the track says so; the number that is read out is 0.',
      },
      dont: {
        args: { value: 4 },
        why: 'A first bit for encouragement is heard as *4%*: whoever listens looks for the work that they are said to have done.',
      },
    },
  ],
  words: ['`label` says what of: *The Well That Counted Backwards, read*.'],
}
