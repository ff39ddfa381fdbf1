import { DraftStructure } from '@kathasagar/story/schema'
import { checkCondition, checkVariedText, renameVariable, usesOfVariable } from '@kathasagar/story'
import { steepWall, teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { scenesNaming } from './editParts.ts'
import { editStructure } from './editStructure.ts'
import { checkEffects } from './effects.ts'
import { askedState, knownState } from './knownState.ts'
import { pathsUsingPart, withPartRenamed } from './namesOfPart.ts'
import { outlineRows } from './outlineRows.ts'
import type { StoryLanguage } from './storyLanguage.ts'
import type { StructureEdit } from './structureEdit.ts'
import { waysOf } from './structureShape.ts'

const stall = DraftStructure.parse(teaStall)
const edited = (...edits: StructureEdit[]) => edits.reduce(editStructure, stall)

test('updates the scenes if the id of a person, thing or page is renamed', () => {
  const { cast, things, codex, nodes } = edited(
    { kind: 'renamePart', part: 'cast', from: 'jamuna', to: 'sweeper' },
    { kind: 'renamePart', part: 'things', from: 'letters', to: 'bundle' },
    { kind: 'renamePart', part: 'codex', from: 'oghavati', to: 'river' },
  )

  expect([Object.keys(cast!), Object.keys(things!), codex![0]?.id]).toEqual([
    ['sweeper'],
    ['bundle'],
    'river',
  ])
  expect(nodes['arrival']).toMatchObject({
    people: ['sweeper'],
    things: ['bundle'],
    meets: ['river'],
  })
  expect(nodes['tea']?.people).toEqual(['sweeper'])
})

test('removes a deleted person from all scenes, and the part if it was the last person', () => {
  const left = edited({ kind: 'removePart', part: 'cast', id: 'jamuna' })

  expect(scenesNaming(stall, 'cast', 'jamuna')).toEqual(['arrival', 'tea'])
  expect(left).not.toHaveProperty('cast')
  expect(left.nodes['arrival']).not.toHaveProperty('people')
  expect(left.nodes['arrival']?.things).toEqual(['letters'])
})

const language: StoryLanguage = {
  conditionFaults: checkCondition,
  textFaults: checkVariedText,
  usesOfVariable,
  renameVariable,
}

test('updates conditions and effects if the id of a thing is renamed', () => {
  const wall = DraftStructure.parse(steepWall)

  const renamed = withPartRenamed(wall, 'things', { from: 'rope', to: 'cord' }, language)

  expect(pathsUsingPart(wall, 'things', 'rope', language)).toEqual([
    ['nodes', 'wall', 'text'],
    ['nodes', 'wall', 'choices', 1, 'if'],
    ['nodes', 'wall', 'choices', 1, 'sets', 'has_rope'],
  ])
  expect(renamed.nodes['wall']?.text).toContain('{has_cord: The rope helps.}{has_lamp:')
  expect(renamed.nodes['wall']?.choices[1]).toMatchObject({
    if: 'not has_cord',
    sets: { has_cord: true },
  })
})

const asking = (state: DraftStructure['state'] = stall.state) =>
  editStructure(
    { ...stall, state },
    {
      kind: 'setChoice',
      node: 'arrival',
      choice: 1,
      change: { if: 'promised_jamuna and not told_jamuna' },
    },
  )
const doorOf = ({ nodes }: DraftStructure) => nodes['arrival']?.choices[1]?.if

test.each([
  ['a valid variable name', 'sweeper', stall.state, 'promised_sweeper and not told_sweeper'],
  ['not a valid variable name', 'the sweeper', stall.state, 'promised_jamuna and not told_jamuna'],
  [
    'a valid variable name, although a variable has the old name',
    'sweeper',
    { ...stall.state, told_jamuna: { flag: false } },
    'promised_sweeper and not told_jamuna',
  ],
])('renames a person to an id that is %s', (_, to, state, condition) => {
  const renamed = withPartRenamed(asking(state), 'cast', { from: 'jamuna', to }, language)

  expect(Object.keys(renamed.cast!)).toEqual([to])
  expect(doorOf(renamed)).toBe(condition)
})

test('deletes the effects of a deleted thing, but not the conditions', () => {
  const wall = DraftStructure.parse(steepWall)

  const left = editStructure(wall, { kind: 'removePart', part: 'things', id: 'rope' })

  expect(left.nodes['wall']?.choices[1]).toEqual({
    text: 'Take the rope',
    target: 'wall',
    if: 'not has_rope',
  })
  expect(left.nodes['wall']?.choices[2]?.sets).toEqual({ has_lamp: true })
})

test('renames and deletes a portrait together with its image', () => {
  const { cast, ...story } = stall
  const painted = { ...story, cast: { jamuna: { ...cast!['jamuna']!, portrait: 'stall' } } }
  const renamed = editStructure(painted, {
    kind: 'renamePart',
    part: 'plates',
    from: 'stall',
    to: 'tea-stall',
  })
  const removed = editStructure(painted, { kind: 'removePart', part: 'plates', id: 'stall' })

  expect(renamed.cast!['jamuna']?.portrait).toBe('tea-stall')
  expect(removed.cast!['jamuna']).not.toHaveProperty('portrait')
})

test('preserves a page with the same id when a person is deleted', () => {
  const named = edited(
    { kind: 'renamePart', part: 'codex', from: 'oghavati', to: 'jamuna' },
    { kind: 'removePart', part: 'cast', id: 'jamuna' },
  )

  expect(named.nodes['arrival']?.meets).toEqual(['jamuna'])
})

test('removes the input fields of a deleted variable from the scenes', () => {
  const asking = editStructure(
    { ...stall, state: { ...stall.state, name: { typed: 20 } } },
    { kind: 'setScene', node: 'tea', change: { asks: [{ variable: 'name', label: 'Your name' }] } },
  )

  const left = editStructure(asking, { kind: 'removeVariable', name: 'name' })

  expect(asking.nodes['tea']?.asks).toHaveLength(1)
  expect(left.nodes['tea']).not.toHaveProperty('asks')
})

test('does not store cleared fields of a scene or choice', () => {
  const { nodes } = edited(
    { kind: 'setScene', node: 'arrival', change: { close_up: '', pressure: [], grave: false } },
    { kind: 'setChoice', node: 'arrival', choice: 1, change: { if: '', locked: '' } },
  )

  expect(nodes['arrival']).not.toHaveProperty('close_up')
  expect(nodes['arrival']).not.toHaveProperty('grave')
  expect(nodes['arrival']?.choices[1]).toEqual({
    text: 'Go through the door at the back',
    target: 'back',
  })
})

test('updates the target of a reaction if the scene is renamed or deleted', () => {
  const renamed = edited({ kind: 'renameNode', node: 'back', name: 'letters_room' })
  const gone = edited({ kind: 'deleteNode', node: 'back' })

  expect(renamed.nodes['arrival']?.reactions?.[0]?.goes).toBe('letters_room')
  expect(gone.nodes['arrival']?.reactions?.[0]).not.toHaveProperty('goes')
})

test('treats a scene as reachable if it is only the target of a reaction', () => {
  const lone = edited({ kind: 'removeChoice', node: 'arrival', choice: 1 })

  expect(outlineRows(lone).find(({ name }) => name === 'back')?.isReached).toBe(true)
})

test.each<StructureEdit>([
  { kind: 'renamePart', part: 'cast', from: 'nobody', to: 'somebody' },
  { kind: 'renamePart', part: 'things', from: 'letters', to: 'letters' },
  { kind: 'removePart', part: 'codex', id: 'nothing' },
  { kind: 'removeVariable', name: '__proto__' },
  { kind: 'setParts', change: {} },
  { kind: 'setPart', part: 'plates', id: 'none', change: { image: '/a.webp' }, kept: ['image'] },
  { kind: 'setScene', node: 'nowhere', change: { grave: true } },
  { kind: 'setScene', node: 'tea', change: { people: ['jamuna'] } },
  { kind: 'setChoice', node: 'tea', choice: 9, change: { if: 'trust > 1' } },
])('returns the same structure if $kind has no effect', (edit) => {
  expect(editStructure(stall, edit)).toBe(stall)
})

test('updates the target of a failed check if the scene is renamed or deleted', () => {
  const wall = DraftStructure.parse(steepWall)
  const checkIn = ({ nodes }: DraftStructure, node: string) => nodes[node]?.choices[0]?.check?.fails

  const renamed = editStructure(wall, { kind: 'renameNode', node: 'wall', name: 'rampart' })
  const sent = editStructure(wall, {
    kind: 'setChoice',
    node: 'wall',
    choice: 0,
    change: { check: { fails: { text: 'You fall.', target: 'ditch' } } },
  })
  const deleted = editStructure(sent, { kind: 'deleteNode', node: 'ditch' })

  expect(checkIn(renamed, 'rampart')?.target).toBe('rampart')
  expect(checkIn(deleted, 'wall')).toEqual({ text: 'You fall.', target: '' })
  expect(waysOf(sent)).toContainEqual(
    expect.objectContaining({ from: 'wall', choice: 0, to: 'ditch', isFailure: true }),
  )
})

test('removes a deleted variable from the effects of failed checks', () => {
  const wall = DraftStructure.parse(steepWall)

  const left = editStructure(wall, { kind: 'removeVariable', name: 'health' })

  expect(left.nodes['wall']?.choices[0]?.check?.fails).not.toHaveProperty('sets')
})

test('allows conditions about statements and promises to a person if the story has variables', () => {
  const wall = DraftStructure.parse({ ...steepWall, cast: { rani: { name: 'Rani' } } })
  const state = askedState(wall) ?? {}

  expect(checkCondition('promised_rani or told_anyone and is_called', state)).toEqual([])
  expect(checkVariedText('{promised_rani: {=promised_rani}}', state)).toEqual([])
  expect(checkCondition('gave_rope', state)).toEqual([])
  expect(checkCondition('promised_nobody', state)).toHaveLength(1)
  expect(Object.keys(knownState(wall) ?? {})).not.toContain('promised_rani')
  expect(askedState({ start_node: '', nodes: {} })).toBeUndefined()
})

test('treats health as a number and carried things as flags in conditions and effects', () => {
  const state = knownState(DraftStructure.parse(steepWall)) ?? {}

  expect(Object.keys(state)).toEqual(['has_rope', 'has_lamp', 'health', 'nerve'])
  expect(checkEffects('health -25, has_rope, not has_lamp', state)).toEqual([])
  expect(checkEffects('has_rope +1', state)).toMatchObject([{ fault: 'misfit' }])
  expect(knownState({ start_node: '', nodes: {} })).toBeUndefined()
})
