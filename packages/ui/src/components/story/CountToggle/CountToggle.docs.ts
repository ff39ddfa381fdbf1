import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A like or a bookmark with how many there are.',
  avoid: ['Without a count it is an `IconButton`.', 'A setting is a `Switch`.'],
  anatomy: [
    ['Button', 'Stays pressed.', 'button'],
    ['Count', 'Short to the eye, *2.4k*; whole to the ear, with its `unit`.', 'button + span'],
  ],
  picture: { story: 'Liked' },
  pairs: [
    {
      do: {
        args: { label: 'Like', isPressed: true },
        why: 'Heard as *Like, pressed*, *2,431 likes*.',
      },
      dont: {
        args: { label: 'Like', isPressed: true, unit: '' },
        why: 'Without `unit` a number is heard beside another number, and nobody knows which of them counts readers.',
      },
    },
  ],
  words: ['`label` is the act, and the same in both states.'],
}
