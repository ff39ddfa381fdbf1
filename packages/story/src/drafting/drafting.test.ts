import { expect, test } from 'vitest'

import { reviewStructure } from '../review/review.ts'
import { outlineProblems } from './outlineProblems.ts'
import { outlineOf } from './outlineOf.ts'
import type { SketchedChoice, SketchedScene, StorySketch } from './storySketch.ts'
import { writtenScene } from './writtenScene.ts'

const go = (to: string, given: Partial<SketchedChoice> = {}): SketchedChoice => ({
  text: `Go to ${to}`,
  to,
  does: '',
  needs: '',
  ...given,
})
const scene = (id: string, ...choices: SketchedChoice[]): SketchedScene => ({
  id,
  title: `At ${id}`,
  plan: `What happens at ${id}.`,
  people: [],
  choices,
})

const SCENES = [
  scene('bank', go('ferry'), go('hut', { does: 'oil' })),
  scene('hut', go('ferry'), go('bank')),
  scene('ferry', go('island'), go('far bank')),
  scene('island', go('shrine'), go('far bank')),
  scene('shrine', go('well', { needs: 'oil' }), go('far bank')),
  scene('well', go('dawn')),
  scene('far bank', go('dusk')),
  scene('dawn'),
  scene('dusk'),
]
const sketch = (changes: Partial<StorySketch> = {}): StorySketch => ({
  title: 'The Well on the Island',
  tagline: 'A lamp, a river, and one night.',
  description: 'A ferryman takes you over the river at night, for a price.',
  people: [{ id: 'bhim', name: 'Bhim', wants: 'to sleep' }],
  deeds: [{ id: 'oil', label: 'Took the oil' }],
  scenes: SCENES,
  ...changes,
})

const errorsIn = (given: StorySketch) =>
  reviewStructure(outlineOf(given).structure).filter(({ severity }) => severity === 'error')

test('a valid sketch becomes a story without findings', () => {
  const outline = outlineOf(sketch())

  expect(errorsIn(sketch())).toEqual([])
  expect(outlineProblems(outline)).toEqual([])
  expect(outline.structure).toMatchObject({
    start_node: 'bank',
    state: { did_oil: { flag: false, label: 'Took the oil' } },
    cast: { bhim: { name: 'Bhim' } },
  })
  expect(outline.structure.nodes['shrine']?.choices[0]).toMatchObject({ if: 'did_oil' })
  expect(outline.structure.nodes['far_bank']?.choices).toHaveLength(1)
})

test('faults with a clear repair are repaired', () => {
  const broken = sketch({
    deeds: [
      { id: 'oil', label: '' },
      { id: 'never done', label: '' },
    ],
    scenes: [
      scene('Bank!', go('FERRY'), go('hut', { does: 'oil' }), go('nowhere'), go('bank')),
      ...SCENES.slice(1, 4),
      scene('shrine', go('well', { needs: 'oil' }), go('far bank', { needs: 'oil' })),
      scene('well', go('dawn', { needs: 'never done' })),
      ...SCENES.slice(6),
      scene('cut off', go('dawn')),
      scene('bank', go('dusk')),
    ],
  })

  const { structure } = outlineOf(broken)

  expect(errorsIn(broken)).toEqual([])
  expect(Object.keys(structure.nodes)).toHaveLength(9)
  expect(structure.nodes['bank']?.choices.map(({ target }) => target)).toEqual(['ferry', 'hut'])
  expect(structure.nodes['well']?.choices[0]).not.toHaveProperty('if')
  expect(Object.keys(structure.state ?? {})).toEqual(['did_oil'])
})

test.each([
  ['too few scenes', { scenes: SCENES.slice(5) }, /scenes that choices lead to/u],
  ['one ending', { scenes: SCENES.with(5, scene('well', go('far bank'))) }, /1 endings/u],
  ['no door', { deeds: [] }, /needs a deed/u],
])('%s is reported to the drafting model', (_what, changes, fault) => {
  expect(outlineProblems(outlineOf(sketch(changes))).join('\n')).toMatch(fault)
})

test('a written scene keeps its targets and has no duplicate choices', () => {
  const planned = outlineOf(sketch()).structure.nodes['bank']
  if (!planned) throw new Error('no such scene')

  const written = writtenScene(planned, {
    text: 'The river is {dark}.',
    choices: ['Wake the ferryman', 'wake the ferryman!'],
    reactions: [
      { to: ['sing', ''], text: 'The river hums.' },
      { to: [''], text: 'Nothing.' },
    ],
  })

  expect(written).toMatchObject({
    text: 'The river is (dark).',
    choices: [
      { text: 'Wake the ferryman', target: 'ferry' },
      { text: 'Go to hut', target: 'hut', sets: { did_oil: true } },
    ],
    reactions: [{ to: ['sing'], text: 'The river hums.' }],
  })
})
