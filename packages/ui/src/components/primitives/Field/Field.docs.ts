import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Label, hint and error around a text control of your own, tied together for assistive technology.',
  avoid: [
    'The controls that ship bring it: `TextInput`, `TextArea`, `PasswordInput`, `NumberInput`.',
    'A list of options is no text control: take `SelectInput`.',
  ],
  anatomy: [
    ['Label', 'The accessible name of the control.', 'label'],
    ['Control', 'React Aria’s `Input` or `TextArea`, as a child.', 'textarea'],
    ['Error', 'Shown while there is one, with a sign.', '[slot=errorMessage]'],
    ['Hint', 'Read after the name.'],
  ],
  picture: { story: 'Playground', args: { error: 'Write at least one sentence.' } },
  words: ['A hint says what belongs here before it is wrong; an error says how to put it right.'],
}
