import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { reviewStory } from './review.ts'

const folder = new URL('../testing/joins/', import.meta.url)

function findingsIn(slug: string) {
  const story = JSON.parse(readFileSync(new URL(`${slug}.json`, folder), 'utf8'))
  return reviewStory(story).map(({ code, node, choice, message, way }) => ({
    code,
    node,
    choice,
    message,
    way: way?.map((step) => step.node).join(' > '),
  }))
}

test.each([
  [
    'Somila stays in the kitchen, and lies on the field',
    'a-measure-less',
    {
      code: 'set_never_read',
      node: 'conch',
      choice: 0,
      message: expect.stringContaining('somila_stays'),
    },
  ],
  [
    'one apron is given away twice, and found on nobody',
    'a-measure-less',
    { code: 'set_never_read', node: 'west', choice: 0, message: expect.stringContaining('apron') },
  ],
  [
    'Jamuna sits up with the player, who then is alone',
    'dead-letters-of-devthala',
    { code: 'set_never_read', node: 'hers', choice: 0 },
  ],
  [
    'Jamuna’s blotter is there without Jamuna',
    'dead-letters-of-devthala',
    {
      code: 'named_before_met',
      node: 'you_write',
      way: 'arrival > pigeonhole > thursday > boy_letter',
    },
  ],
  [
    'she sets down a lantern that she did not carry',
    'dead-letters-of-devthala',
    { code: 'named_before_met', node: 'confront', way: 'arrival > ledger > handwriting' },
  ],
  [
    'a paper is in the bodice that was never taken out',
    'aathvan-kankauva',
    {
      code: 'named_before_met',
      node: 'raat_ki_naav',
      way: 'kata_hua_kankauva > abba_ka_kona > raat_ki_lei > abba_ka_sach',
    },
  ],
  [
    'a pupil is claimed who was never taught',
    'master-ji-ki-terahvin',
    { code: 'set_never_read', node: 'laal_jawab', message: expect.stringContaining('taught') },
  ],
])('the review finds the contradiction where %s', (_, slug, join) => {
  expect(findingsIn(slug)).toContainEqual(expect.objectContaining(join))
})
