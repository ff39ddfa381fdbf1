import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Many lines of words: a description, a scene of a story, JSON.',
  avoid: ['One line is a `TextInput`.', 'Markdown with a preview is a `MarkdownField`.'],
  anatomy: [
    ['Label', 'Above the field.', 'label'],
    [
      'Field',
      '`rows` high at first; it can be drawn larger. `kind` chooses its face: `plain`, `story` or `code`.',
      'textarea',
    ],
    ['Error and hint', 'Below, read with the field.', '[slot=errorMessage]'],
  ],
  picture: { story: 'Invalid' },
  pairs: [
    {
      do: {
        args: { rows: 6 },
        why: 'As high as what is usually written there: the height is the first hint of how much is wanted.',
      },
      dont: {
        args: { rows: 1 },
        why: 'One row asks for one line. Long text is then written through a slot, and its author never sees two sentences together.',
      },
    },
  ],
  words: [
    'Words of a story carry their language in `lang`; their direction follows what is typed.',
    'Code is never corrected by the browser, and reads from left to right.',
  ],
}
