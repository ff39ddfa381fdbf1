import { expect, test } from 'vitest'

import { teaStall } from '../../testing/richStories.ts'
import { reviewStructure, reviewStory } from '../review.ts'
import type { StoryNode, StoryStructure } from '../../schema/structure.ts'

const end: StoryNode = { text: 'The end.', choices: [] }

function changed(arrival: Partial<StoryNode>, story: Partial<StoryStructure> = {}): StoryStructure {
  const before = teaStall.nodes['arrival'] ?? end
  return { ...teaStall, ...story, nodes: { ...teaStall.nodes, arrival: { ...before, ...arrival } } }
}
const errorsOf = (structure: StoryStructure) =>
  reviewStructure(structure).filter(({ severity }) => severity === 'error')

test('a story with every possible part has no findings', () => {
  expect(errorsOf(teaStall)).toEqual([])
})

const go = { text: 'Go', target: 'snow' }

test.each<[string, Partial<StoryNode>, object]>([
  [
    'a condition on what is not declared',
    { choices: [go, { ...go, text: 'Run', if: 'trust > 1 and courage' }] },
    {
      code: 'bad_condition',
      node: 'arrival',
      path: ['nodes', 'arrival', 'choices', 1, 'if'],
      column: 15,
      message: 'The state has nothing named “courage”.',
    },
  ],
  [
    'a brace that is never closed',
    { text: 'He says {hello' },
    { code: 'bad_variation', path: ['nodes', 'arrival', 'text'], column: 9 },
  ],
  [
    'a value that is not of the list',
    { enters: { sets: { apron: 'the cook' } } },
    { code: 'bad_value', path: ['nodes', 'arrival', 'enters', 'sets', 'apron'] },
  ],
  [
    'a person that nobody has described',
    { people: ['somila'] },
    { code: 'unknown_name', path: ['nodes', 'arrival', 'people', 0] },
  ],
  [
    'a reaction that leads nowhere',
    { reactions: [{ to: ['hide'], text: 'You hide.', goes: 'cellar' }] },
    { code: 'missing_target', path: ['nodes', 'arrival', 'reactions', 0, 'goes'] },
  ],
])('%s is an error with its place', (_what, arrival, finding) => {
  expect(errorsOf(changed(arrival))).toContainEqual(expect.objectContaining(finding))
})

test('braces are plain text without declared state', () => {
  const nodes = { a: { text: 'Say {what?', choices: [{ text: 'Go', target: 'b' }] }, b: end }

  expect(errorsOf({ start_node: 'a', nodes })).toEqual([])
})

const UNKIND = 'Every Dalit should be driven out of this village.'

test.each<[string, Partial<StoryNode>, Partial<StoryStructure>]>([
  ['a reaction', { reactions: [{ to: ['fight'], text: UNKIND }] }, {}],
  [
    'somebody’s topic',
    {},
    { cast: { jamuna: { name: 'Jamuna', says: [{ about: ['war'], text: UNKIND }] } } },
  ],
  ['a page of the codex', {}, { codex: [{ id: 'oghavati', title: 'It', text: UNKIND }] }],
])('harmful words are found in %s', (_what, arrival, story) => {
  const findings = reviewStory({
    structure: changed(arrival, story),
    content_rating: 'family',
    initial_xp: 100,
    game_config: {},
  })

  expect(findings.filter(({ code }) => code === 'harmful_words')).toHaveLength(1)
})

const stall = { image: '/plates/tea-stall/stall.svg', alt: 'A stall.' }

test.each<[string, Partial<StoryNode>, Partial<StoryStructure>, object]>([
  [
    'a plate that is not there is an error',
    { plate: 'oar' },
    {},
    { code: 'unknown_name', severity: 'error', path: ['nodes', 'arrival', 'plate'] },
  ],
  [
    'a plate by a name of a prototype is an error',
    { plate: 'constructor' },
    {},
    { code: 'unknown_name', severity: 'error', path: ['nodes', 'arrival', 'plate'] },
  ],
  [
    'a portrait that is not there is an error',
    {},
    { cast: { keeper: { name: 'The keeper', portrait: 'oar' } } },
    { code: 'unknown_name', severity: 'error', path: ['cast', 'keeper', 'portrait'] },
  ],
  [
    'a plate without a picture is an error',
    {},
    { plates: { stall: { ...stall, image: ' ' } } },
    { code: 'plate_unfinished', severity: 'error', path: ['plates', 'stall', 'image'] },
  ],
  [
    'a plate without words is an error',
    {},
    { plates: { stall: { ...stall, alt: '' } } },
    { code: 'plate_unfinished', severity: 'error', path: ['plates', 'stall', 'alt'] },
  ],
  [
    'a plate that no scene names is a hint',
    {},
    { plates: { stall, spare: stall } },
    { code: 'plate_never_shown', severity: 'hint', path: ['plates', 'spare'] },
  ],
])('%s', (_what, arrival, story, finding) => {
  expect(reviewStructure(changed(arrival, story))).toContainEqual(expect.objectContaining(finding))
})

test('complete plates in use have no findings', () => {
  const found = reviewStructure(teaStall).filter(({ code }) => code.startsWith('plate_'))

  expect(found).toEqual([])
})
