import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'An act that its drawing and its place make plain: close, reveal, like.',
  avoid: [
    'Where there is room for words, take `Button`: words are found sooner.',
    'With a count beside it, take `CountToggle`.',
  ],
  anatomy: [
    ['Round', '36, 40 or 56 pixels across; a large one is 48 on a narrow screen.', 'button'],
    ['Drawing', 'Named by `icon`, silent.', 'button > svg'],
    ['Name', '`label`, read aloud in place of words.'],
  ],
  picture: { story: 'Pressed' },
  pairs: [
    {
      do: {
        args: { label: 'Bookmark', icon: 'leaf', isPressed: true },
        why: 'Heard as *Bookmark, pressed*: the name stays, the state turns.',
      },
      dont: {
        args: { label: 'Remove bookmark', icon: 'leaf', isPressed: true },
        why: 'Heard as *Remove bookmark, pressed*: name and state both turned, and together they say that it is gone.',
      },
    },
  ],
  words: [
    '`label` says what a press does, and stays the same when `isPressed` changes: *Bookmark*, pressed or not.',
    'Two of the same name on one page need a longer one each.',
  ],
}
