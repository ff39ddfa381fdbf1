import type { DraftStructure } from '@kathasagar/story/schema'
import { expect, test } from 'vitest'

import { editStructure } from './editStructure.ts'

const written = (text: string, nodes: DraftStructure['nodes'] = {}) =>
  editStructure(
    { start_node: 'a', nodes: { a: { text: '', choices: [] }, ...nodes } },
    { kind: 'setScene', node: 'a', change: { text } },
  ).nodes

test('converts a link to a choice and creates the missing scene', () => {
  expect(
    written('You wait. [[Row across]] [[Turn back|bank]]', { bank: written('Mud.')['a']! }),
  ).toEqual({
    a: {
      text: 'You wait.',
      choices: [
        { text: 'Row across', target: 'Row across' },
        { text: 'Turn back', target: 'bank' },
      ],
    },
    bank: { text: 'Mud.', choices: [] },
    'Row across': { text: '', choices: [] },
  })
})

test.each(['[[ ]]', '[[open', '[[a[b]]', '[one]'])('does not convert %s to a choice', (text) => {
  expect(written(text)).toEqual({ a: { text, choices: [] } })
})

test('does not change the text of a scene with the maximum number of choices', () => {
  const full = Array.from({ length: 12 }, (_, at) => `[[${at}]]`).join('')

  expect(written(`${full}[[more]]`)['a']).toMatchObject({ text: '[[more]]' })
})
