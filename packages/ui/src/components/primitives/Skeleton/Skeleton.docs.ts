import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Keeps the place of what is on its way, in its shape, so that nothing jumps.',
  avoid: [
    'Where the shape is not known, take `Spinner`.',
    'It is silent: somewhere near, words say that something is loading.',
  ],
  anatomy: [
    ['Shape', 'A line of `text`, a `leaf`, a `torana` cover, or a plain `block`.', '[aria-hidden]'],
  ],
  picture: { story: 'Torana' },
  pairs: [
    {
      do: {
        story: 'Torana',
        why: 'The place of a cover in the shape of a cover: what stands below does not move when it comes.',
      },
      dont: {
        args: { shape: 'text' },
        why: 'A line for the same cover. When it comes, all below jumps, and the press that was on its way lands on something else.',
      },
    },
  ],
  words: ['It has none. Say *Loading stories...* once, beside it.'],
}
