import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Turns something on or off at once.',
  avoid: [
    'In a form that is sent, take `Checkbox`.',
    'A like or a bookmark is a `CountToggle`, or an `IconButton` that stays pressed.',
  ],
  anatomy: [
    [
      'Track and knob',
      'The knob stands at the far end while it is on, in either direction of reading.',
      '[data-track]',
    ],
    ['Label', 'Beside it and a part of what is pressed; without words, `aria-label`.', 'label'],
  ],
  picture: { story: 'On' },
  pairs: [
    {
      do: {
        args: { children: 'Quiet hours', isSelected: true },
        why: 'Heard as *Quiet hours, on*.',
      },
      dont: {
        args: { children: 'Turn on quiet hours', isSelected: true },
        why: 'Heard as *Turn on quiet hours, on*: is it on, or is that what a press would do?',
      },
    },
  ],
  words: [
    'Name the thing, not the act: *Quiet hours*, not *Turn on quiet hours*.',
    'If what it does can fail, say so beside it and turn it back.',
  ],
}
