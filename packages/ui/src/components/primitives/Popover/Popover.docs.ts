import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A small surface beside the button that opened it: settings, help, a few links.',
  avoid: [
    'A list of acts is an `ActionMenu`.',
    'What must be answered is a `Dialog`.',
    'Two words on a control are a `Tooltip`.',
  ],
  anatomy: [
    ['Trigger', 'A `Button` or an `IconButton`; it says whether it is open.', 'button'],
    ['Surface', 'Beside it, on the other side where there is no room. The focus moves into it.'],
  ],
  picture: { story: 'Playground' },
  words: ['`label` names the surface as a heading would: *Reading settings*.'],
}
