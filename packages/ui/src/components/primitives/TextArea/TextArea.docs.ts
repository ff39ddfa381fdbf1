import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Many lines of words: a description, a scene of a story, JSON.',
  avoid: ['One line is a `TextInput`.', 'Markdown with a preview is a `MarkdownField`.'],
  anatomy: [
    ['Label', 'Above the field.'],
    [
      'Field',
      '`rows` high at first; it can be drawn larger. `kind` chooses its face: `plain`, `story` or `code`.',
    ],
    ['Error and hint', 'Below, read with the field.'],
  ],
  words: [
    'Words of a story carry their language in `lang`; their direction follows what is typed.',
    'Code is never corrected by the browser, and reads from left to right.',
  ],
}
