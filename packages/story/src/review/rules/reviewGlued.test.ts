import { expect, test } from 'vitest'

import { reviewGlued } from './reviewGlued.ts'

const glued = (text: string) =>
  reviewGlued({
    start_node: 'lane',
    state: { wet: { flag: false } },
    nodes: { lane: { text, choices: [] } },
  })

test.each([
  ['He came in{wet: , dripping |, dry}and sat.', 'dripping'],
  ['{wet: He drips. |}He sits.', 'drips.He'],
])('words joined by a trimmed space are found: %s', (text, words) => {
  expect(glued(text)).toMatchObject([
    { code: 'words_glued', node: 'lane', message: expect.stringContaining(words) },
  ])
})

test.each([
  String.raw`{wet: He drips.\ |}He sits.`,
  '{wet: He drips. |} He sits.',
  'It is wet{wet: ter |}.',
])('words with a remaining space are accepted: %s', (text) => {
  expect(glued(text)).toEqual([])
})
