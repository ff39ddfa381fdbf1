import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import type { ActionRequest } from '@kathasagar/api/contract'
import { richStory } from '@kathasagar/engine/testing/arbitrariesOfState'
import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import { openGraph, type StoryStructure } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import { beforeEach, expect, test } from 'vitest'

import { replayDifference } from '../../../cli/simulation/playToEnd.ts'
import { setModelStage } from '../../../test/modelStage.ts'
import { beginPlay, newestOf, pick, type Play, snapshotOf } from '../../../test/play.ts'
import { randomSteps, requestOf, say, type WalkStep } from '../../../test/walkSteps.ts'
import { parseAction } from './load/parseAction.ts'
import { findTurn } from '../sessions.queries.ts'

const { app, bind, models, server } = await setModelStage()
beforeEach(() => models.connect({ providers: {}, models: {} }))

const choose = (index: number): WalkStep => ({ do: 'choose', pick: index })
const UNDO: WalkStep = { do: 'undo' }

async function stateOf({ player }: Play, turnId: string): Promise<TurnState> {
  const turn = await findTurn(app.db, turnId, player.id)
  if (!turn) throw new Error('A turn is gone')
  return turn.state
}

type TurnRequest = Exclude<ActionRequest, { action_type: 'undo' }>

/** Returns the state of a session from the API and from the database. */
async function standing(play: Play, action: TurnRequest | null = null, xp = -1) {
  const session = await play.look()
  const { turn_id, ai_response } = newestOf(session)
  const state = await stateOf(play, turn_id)
  const { choices } = ai_response
  // If free text cost no XP, it matched nothing in the story.
  const isFree = action?.action_type === 'custom_action' && state.xp === xp
  const isUnanswered = isFree ? (true as const) : undefined
  return { seen: snapshotOf(session), state, turn_id, action, choices, isUnanswered }
}
type Place = Awaited<ReturnType<typeof standing>>

/** Plays a story. Each undo must restore the exact state, and no action may change stored states. */
async function walk(structure: StoryStructure, steps: readonly WalkStep[]) {
  const play = await beginPlay(app, { structure, initial_xp: 500 })
  const way = [await standing(play)]
  const all = [...way]
  for (const step of steps) {
    const head = way.at(-1)!
    const action = requestOf(step, head.seen.session_data.choices)
    const { status } = await play.act(action)
    if (status !== 200) continue
    if (step.do === 'undo') way.pop()
    const now = await standing(play, action.action_type === 'undo' ? null : action, head.state.xp)
    if (step.do === 'undo' || now.turn_id === head.turn_id) {
      const before = way.at(-1)!
      assert.deepEqual([now.seen, now.state], [before.seen, before.state])
    } else {
      way.push(now)
      all.push(now)
    }
  }
  for (const { turn_id, state } of all) assert.deepEqual(await stateOf(play, turn_id), state)
  return { way, all }
}

/** Replays the path. Returns null if the states equal the stored states. */
function replayed(structure: StoryStructure, [start, ...turns]: readonly Place[]) {
  const rules = { graph: openGraph(structure), ...rulesOf({ commands: undefined }) }
  const played = turns.flatMap(({ action, ...turn }) =>
    action === null ? [] : [{ action: parseAction(action), ...turn }],
  )
  return replayDifference({ ...rules, lore: app.ports.lore, hasJudge: false }, start!.state, played)
}

const AT_THE_STALL = [
  [say('sing a song'), say('sing a song'), UNDO, say('Jamuna, the kettle?'), say('kettle')],
  [{ do: 'immerse' } as const, UNDO, UNDO, say('kettle'), say('husband'), UNDO],
  [say('husband'), choose(0), choose(0), UNDO, UNDO, UNDO, choose(0), choose(0)],
  [say('search the counter')],
].flat()

test('undoes every kind of answer at a stall exactly, and can repeat it', async () => {
  const { way, all } = await walk(teaStall, AT_THE_STALL)

  const given = new Set(all.flatMap(({ state }) => Object.keys(state.world?.given ?? {})))
  expect([...given].toSorted()).toEqual([
    'scene:arrival:0',
    'story:0',
    'topic:jamuna:0',
    'topic:jamuna:1',
  ])
  const worlds = all.flatMap(({ state }) => state.world ?? [])
  expect(worlds.some(({ values }) => values['found_hole'] === true)).toBe(true)
  expect(worlds.every(({ met }) => met['codex:oghavati'] === 0)).toBe(true)
  expect(worlds.some(({ recalled }) => recalled.length > 0)).toBe(true)
  expect(replayed(teaStall, way)).toBeNull()
})

test('undoes exactly in random stories with state, and replays the same turns', async () => {
  const property = fc.asyncProperty(richStory, randomSteps, async (structure, steps) => {
    const { way } = await walk(structure, steps)

    expect(replayed(structure, way)).toBeNull()
  })

  await expect(fc.assert(property, { numRuns: 10 })).resolves.toBeUndefined()
})

test('creates the same prompt after an undo as the first time', async () => {
  bind({ tenali: 'well' })
  const play = await beginPlay(app, { structure: teaStall, initial_xp: 500 })
  const goOn = () => play.acted(pick('Take the tea she offers'))
  await play.say('tea')
  await play.say('husband')
  await goOn()
  for (const _twice of [1, 2]) await play.undo()

  await play.say('husband')
  await goOn()

  const told = server.requests.map((request) => request.told)
  expect(told).toHaveLength(5)
  expect(told.slice(3)).toEqual(told.slice(1, 3))
  expect(told[2]).not.toBe(told[1])
})
