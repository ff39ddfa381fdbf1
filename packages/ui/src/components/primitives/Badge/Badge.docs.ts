import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'The state of a thing, in one or two words: published, premium, hard.',
  avoid: [
    'A name of a tag or a category is a `Chip`.',
    'Where a story stands is a `StatusPill`, which knows the words.',
    'What happened just now is a `DoneNotice`.',
  ],
  anatomy: [
    ['Ground', 'One `tone` for each meaning; the colour repeats what the words say.'],
    ['Icon', 'Optional, before the words.'],
    ['Words', 'The state.'],
  ],
  words: ['An adjective or a noun, without a full stop: *Featured*, *Draft*.'],
}
