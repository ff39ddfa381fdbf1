import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A few words on a control that has only a drawing, or that needs a hint.',
  avoid: ['What has to be read stands on the page.', 'What can be pressed stands in a `Popover`.'],
  anatomy: [
    [
      'Control',
      '`children`: it takes the focus, or the words could not be reached by key.',
      'button',
    ],
    ['Words', '`content`, read as its description; Escape puts them away.'],
  ],
  picture: { story: 'Playground' },
  words: ['A phrase without a full stop. Nothing that is not true of the control.'],
}
