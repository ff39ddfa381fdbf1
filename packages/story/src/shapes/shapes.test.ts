import { expect, test } from 'vitest'

import { reviewStructure } from '../review/review.ts'
import { DraftStructure } from '../schema/draftStructure.ts'
import { SHAPES, shapeOf } from './shapes.ts'

const all = SHAPES.flatMap((name) =>
  (['en', 'hi'] as const).map((language) => ({ name, language })),
)

test.each(all)('the template $name in $language is playable', ({ name, language }) => {
  const shape = shapeOf(name, language)
  const scenes = Object.values(shape.nodes)

  const found = reviewStructure(shape).filter(({ severity }) => severity !== 'hint')

  expect(found).toEqual([])
  expect(DraftStructure.parse(shape)).toEqual(shape)
  expect(scenes.length).toBeGreaterThanOrEqual(8)
  expect(scenes.length).toBeLessThanOrEqual(10)
  expect(scenes.filter(({ choices }) => choices.length === 0).length).toBeGreaterThanOrEqual(2)
  expect(scenes.flatMap(({ choices }) => choices).some((choice) => choice.if)).toBe(true)
  expect(
    scenes.flatMap(({ title, text, choices }) => [title, text, ...choices.map((it) => it.text)]),
  ).not.toContain('')
})

test('a language without its own templates uses English ones', () => {
  expect(shapeOf('fork', 'ta')).toEqual(shapeOf('fork', 'en'))
})
