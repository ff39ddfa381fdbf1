import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One matter of the account: its title, a sentence, and what can be done about it.',
  avoid: [
    'Rows of a story page have `SectionHeading`.',
    'Fields that most do without are a `Fold`.',
  ],
  anatomy: [
    ['Title', 'An h2, and the name of the section.', 'h2'],
    ['Aside', 'At the far end of the title, such as a `Badge`.', 'h2 + span'],
    ['Lead', 'One sentence on what this is about.', 'section > p'],
    ['Body', '`children`.', 'section > p + div'],
  ],
  picture: { story: 'WithState' },
  pairs: [
    {
      do: {
        args: { title: 'Email' },
        why: 'The title names the region: a list of regions reads *Email, Password, Devices*.',
      },
      dont: {
        args: { title: 'Manage your email settings' },
        why: 'All nine regions then begin with *Manage your*, and the word that tells them apart comes third.',
      },
    },
  ],
  words: ['The title is a noun: *Email*, *Password*, *Devices*.'],
}
