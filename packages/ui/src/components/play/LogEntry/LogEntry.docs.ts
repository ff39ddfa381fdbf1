import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One line of the play log, drawn by its type.',
  avoid: ['The log as a whole is `PlayLog`: it tells new lines and lets old ones stand.'],
  anatomy: [
    [
      'Story',
      '`narrative`, `setup`, `image`: in the book face, in the story’s language.',
      'article p',
    ],
    ['Player', '`user_action`, `action` and `choice`, as they were said or pressed.'],
    [
      'Machine',
      '`model_info`, `warning`, `error`, `hint`, `declined`, `asked`: outside of the story, in the interface’s face.',
    ],
    ['Marks', '`session_separator` and `completion`.'],
  ],
  picture: { story: 'WithPortrait' },
  words: ['What the story says is never announced twice: it is read out once, when it is whole.'],
}
