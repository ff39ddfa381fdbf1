import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'What all forms of the account share: heading, refusal, one primary button, and the way to the other form.',
  avoid: [
    'A setting that is saved by itself is a `SettingsSection`.',
    'An author’s form has tabs: `StoryFormTabs`.',
  ],
  anatomy: [
    ['Title and lead', 'The h1, which names the form, and a sentence.', 'h1'],
    ['Refusal', '`error`, above the fields.', '[role=alert]'],
    ['Fields', '`children`.', 'form > div[data-rac]'],
    [
      'Button',
      'Says while `hasErrors` that something is marked, and leads there; `notice` is read with it.',
      'form > button',
    ],
    [
      'Others',
      '`alternative`, another way in, and `other`, the way to the other form.',
      'form > div:last-child',
    ],
  ],
  picture: { story: 'Refused' },
  words: ['The button is the act of the form: *Sign In*; busy *Signing in...*.'],
}
