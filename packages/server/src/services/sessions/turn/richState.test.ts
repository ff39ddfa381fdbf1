import * as fc from 'fast-check'
import { openGraph, type StoryStructure } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { lostInReplay } from '../../../cli/simulation/replay.ts'
import { richStory } from '@kathasagar/engine/testing/arbitrariesOfState'
import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import { createConnectedModels } from '../../../test/connectedModels.ts'
import { startFaultServer } from '../../../test/faultServer.ts'
import { openTestApp } from '../../../test/openTestApp.ts'
import { beginPlay, expectSoundLedger } from '../../../test/play.ts'
import { walkThrough, type WalkedWay } from '../../../test/timeTravel/richWalk.ts'
import { walkSteps, type WalkStep } from '../../../test/timeTravel/walkSteps.ts'
import { parseAction } from './parseAction.ts'

const models = createConnectedModels()
const server = await startFaultServer()
afterAll(() => server.close())
const app = await openTestApp({ ports: models.ports })
beforeEach(() => {
  server.reset()
  models.connect({ providers: {}, models: {} })
})

/** From here on a provider tells for tenali, and is never sure what words mean. */
const connect = () =>
  models.connect({
    providers: { p: server.asProvider },
    models: { tenali: { provider: 'p', model: 'well' } },
  })

const begin = (structure: StoryStructure) => beginPlay(app, { structure, initial_xp: 500 })

/** Plays the way again from its first turn, by what was sent and by what the database has kept. */
function replayed(structure: StoryStructure, { way }: WalkedWay, hasJudge = false) {
  const [start, ...turns] = way
  if (start === undefined) throw new Error('No way')
  const { lore } = app.ports
  const rules = { graph: openGraph(structure), ...rulesOf({ commands: undefined }) }
  return lostInReplay(
    { ...rules, lore, hasJudge },
    start.state,
    turns.flatMap(({ action, choices, state }) =>
      action === null ? [] : [{ action: parseAction(action), choices, state }],
    ),
  )
}

const say = (words: string): WalkStep => ({ do: 'say', words })
const choose = (pick: number): WalkStep => ({ do: 'choose', pick })
const undo = (times: number): WalkStep => ({ do: 'undo', times })

/** Everything that can change what the tea stall remembers, taken back and done again. */
const AT_THE_STALL: readonly WalkStep[] = [
  say('sing a song'),
  say('sing a song'),
  undo(1),
  say('Jamuna, the kettle?'),
  say('kettle'),
  { do: 'immerse' },
  undo(2),
  say('kettle'),
  say('husband'),
  undo(1),
  say('husband'),
  choose(0),
  choose(0),
  undo(3),
  { do: 'branch', pick: 0 },
  choose(0),
  say('search the counter'),
]

test('at a stall every kind of answer is taken back exactly, and can be given again', async () => {
  const { all, way } = await walkThrough(app, await begin(teaStall), { steps: AT_THE_STALL })

  const given = new Set(all.flatMap(({ state }) => Object.keys(state.world?.given ?? {})))
  expect([...given].toSorted()).toEqual([
    'scene:arrival:0',
    'story:0',
    'topic:jamuna:0',
    'topic:jamuna:1',
  ])
  const worlds = all.flatMap(({ state }) => state.world ?? [])
  expect(worlds.some(({ values }) => values['found_hole'] === true)).toBe(true)
  expect(worlds.some(({ values }) => values['knows_pass'] === true)).toBe(true)
  expect(worlds.every(({ met }) => met['codex:oghavati'] === 0)).toBe(true)
  expect(worlds.some(({ recalled }) => recalled.length > 0)).toBe(true)
  expect(all.length).toBeGreaterThan(way.length + 5)
  expect(replayed(teaStall, { all, way })).toBeNull()
})

test('in random stories with state every undo returns exactly, and turns play again alike', async () => {
  await fc.assert(
    fc.asyncProperty(richStory, walkSteps, async (structure, steps) => {
      const walked = await walkThrough(app, await begin(structure), { steps })

      expect(replayed(structure, walked)).toBeNull()
    }),
    { numRuns: 25 },
  )
  await expectSoundLedger(app.db)
})

test('with a connected model random stories are taken back as exactly', async () => {
  connect()

  await fc.assert(
    fc.asyncProperty(richStory, walkSteps, async (structure, steps) => {
      const walked = await walkThrough(app, await begin(structure), { steps })

      expect(replayed(structure, walked, true)).toBeNull()
    }),
    { numRuns: 10 },
  )
  expect(server.requests.length).toBeGreaterThan(0)
  await expectSoundLedger(app.db)
})

test('after an undo a connected model is told the very same as the first time', async () => {
  connect()
  const play = await begin(teaStall)
  const before = [say('tea'), say('husband'), choose(0)]

  await walkThrough(app, play, { steps: [...before, undo(2), say('husband'), choose(0)] })

  const told = server.requests.map((request) => request.told)
  expect(told).toHaveLength(5)
  expect(told.slice(3)).toEqual(told.slice(1, 3))
  expect(told[2]).not.toBe(told[1])
})
