import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'A colour that an author gives to a tag or a category.',
  avoid: ['One of few fixed colours is a `RadioGroup`.'],
  anatomy: [
    ['Label', 'What the colour is of.', 'label'],
    ['Code', 'Six digits that can be typed and pasted.', 'input[type=text], input'],
    ['Picker', 'The device’s own.', 'input[type=color]'],
  ],
  picture: { story: 'Playground' },
  pairs: [
    {
      do: {
        args: { value: '#35bdb2' },
        why: 'The sample shows it as readers meet it: a dot with an edge, beside words in the colour of words.',
      },
      dont: {
        args: { value: '#fff4c2' },
        why: 'Pale on parchment: taken for a ground of words or a border it would be gone by day. Only the edge keeps it in sight.',
      },
    },
  ],
  words: ['The hint says what a colour is used for.'],
}
