import { routes, type RouteName } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

function namesIn(name: RouteName): Set<string> {
  const names = new Set<string>()
  const walk = (shape: unknown): void => {
    if (typeof shape !== 'object' || shape === null) return
    if ('properties' in shape && typeof shape.properties === 'object') {
      for (const key of Object.keys(shape.properties ?? {})) names.add(key)
    }
    for (const inner of Object.values(shape)) walk(inner)
  }
  walk(z.toJSONSchema(routes[name].answer, { io: 'output', unrepresentable: 'any' }))
  return names
}

const callsThatTell = (key: string) =>
  (Object.keys(routes) as RouteName[]).filter((name) => namesIn(name).has(key)).toSorted()

// Calls of the editor. It is enough to check the contract, because the server sends only declared fields.
const EDITING = [
  'createStory',
  'draftFromPlay',
  'getStoryForEdit',
  'importStory',
  'restoreVersion',
  'updateStory',
]

/** Calls that may contain game rules. Players need the rules for offline play. */
const PLAYED = [...EDITING, 'getOfflinePlay']

test.each([
  ['story_prompt', [...EDITING, 'getStory']],
  ['story_system_prompt', EDITING],
  ['story_structure', [...EDITING, 'getStoryVersion']],
  ['health_max', PLAYED],
  ['inventory_slots', PLAYED],
  ['skill_check_difficulty', PLAYED],
  ['xp_gain_multiplier', EDITING],
])('returns %s only from the calls %j', (key, calls) => {
  expect(callsThatTell(key)).toEqual(calls.toSorted())
})
