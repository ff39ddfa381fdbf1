import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A drawing beside words, in the colour of the text it stands in.',
  avoid: [
    'By itself it says nothing: it is hidden from assistive technology. A drawing to press is an `IconButton`, one that leads somewhere an `IconLink`.',
    'Pictures of stories are `CoverImage`.',
  ],
  anatomy: [
    ['Drawing', 'A path on a grid of 24, round ends; the logo has a grid of its own.'],
    ['Edge', '16, 20, 24 or 32 pixels.'],
  ],
  words: [
    'The words beside it say the same; nobody has to guess a drawing.',
    'What points along the line, such as an arrow back, turns round where lines run from right to left.',
  ],
}
