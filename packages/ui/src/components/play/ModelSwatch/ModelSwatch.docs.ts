import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'The painted sign of a model, beside its name.',
  avoid: ['A person is an `Avatar`.'],
  anatomy: [['Swatch', 'In the colours of the model; silent.', 'svg, [aria-hidden]']],
  picture: { story: 'Storyteller' },
  words: ['It has none: the name stands beside it.'],
}
