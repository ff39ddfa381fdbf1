import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One matter of the account: its title, a sentence, and what can be done about it.',
  avoid: [
    'Rows of a story page have `SectionHeading`.',
    'Fields that most do without are a `Fold`.',
  ],
  anatomy: [
    ['Title', 'An h2, and the name of the section.'],
    ['Aside', 'At the far end of the title, such as a `Badge`.'],
    ['Lead', 'One sentence on what this is about.'],
    ['Body', '`children`.'],
  ],
  words: ['The title is a noun: *Email*, *Password*, *Devices*.'],
}
