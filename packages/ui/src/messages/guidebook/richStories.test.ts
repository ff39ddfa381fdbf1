import { StoryStructure } from '@kathasagar/story/schema'
import { checkCondition, checkVariedText, reviewStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { checkEffects } from '../../features/authoring/model/structure/effects.ts'
import { askedState } from '../../features/authoring/model/structure/knownState.ts'
import { richStories } from './richStories.ts'

const blocks = [...richStories.body.matchAll(/```json\n(.*?)```/gsu)].map(
  ([, json]) => JSON.parse(json ?? '') as object,
)
const structure = StoryStructure.parse(Object.assign({}, ...blocks))
const state = askedState(structure) ?? {}
const inline = [...richStories.body.replace(/```.*?```/gsu, '').matchAll(/`([^`]+)`/gu)].map(
  ([, code = '']) => code,
)

test('has examples in the guide that form a valid story', () => {
  expect(reviewStructure(structure)).toEqual([])
})

test('has examples for all parts of the story format', () => {
  const [scene, choice] = [structure.nodes['counter'], structure.nodes['counter']?.choices]

  // Omits `open`, which excludes scenes, and fields that only imported stories have.
  const { ink: _ink, page: _page, origin: _origin, open: _open, ...shape } = StoryStructure.shape

  expect(Object.keys(structure).toSorted()).toEqual(Object.keys(shape).toSorted())
  expect(Object.keys({ ...scene, ...structure.nodes['tea'], ...structure.nodes['road'] })).toEqual(
    expect.arrayContaining([
      'people',
      'things',
      'meets',
      'pressure',
      'close_up',
      'enters',
      'asks',
      'grave',
      'plate',
    ]),
  )
  expect(Object.keys({ ...choice?.[0], ...choice?.[1] })).toEqual(
    expect.arrayContaining(['also', 'sets', 'recall', 'if', 'locked']),
  )
})

test('has valid conditions, effects and varied texts in the guide', () => {
  const conditions = inline.filter((code) => /^(?:trust >=|apron ==)/u.test(code))
  const texts = inline.filter((code) => code.startsWith('{'))

  expect(conditions.map((code) => checkCondition(code, state))).toEqual([[], []])
  expect(texts.map((code) => checkVariedText(code, state))).toEqual([[], [], [], [], [], []])
  expect(checkEffects('trust +1, knows_pass = true', state)).toEqual([])
  expect(inline).toContain('trust +1, knows_pass = true')
  const draws = inline.filter((code) => code.includes('= ?'))
  expect(draws.map((code) => checkEffects(code, state))).toEqual([[], []])
})
