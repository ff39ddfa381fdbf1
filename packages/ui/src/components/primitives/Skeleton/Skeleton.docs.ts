import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Keeps the place of what is on its way, in its shape, so that nothing jumps.',
  avoid: [
    'Where the shape is not known, take `Spinner`.',
    'It is silent: somewhere near, words say that something is loading.',
  ],
  anatomy: [['Shape', 'A line of `text`, a `leaf`, a `torana` cover, or a plain `block`.']],
  words: ['It has none. Say *Loading stories...* once, beside it.'],
}
