import { expect, test } from 'vitest'
import type { TellRequest } from '@kathasagar/engine/storyteller/telling'

import { setScriptedStage } from '../../../test/modelStage.ts'
import { acted, beginPlay, lookAt, newestOf, type Play, walletOf } from '../../../test/play.ts'
import { countActivities } from '../../progress/progress.queries.ts'
import type { TextModel } from './narrate/modelPorts.ts'

const { app, models } = await setScriptedStage()

const UPSTREAM = 'Follow the bank upstream'
const WATCHTOWER = 'Climb the watchtower'

/** Tells each time by the next of these, and notes what it was asked. */
function telling(...narratives: string[]) {
  const asked: TellRequest[] = []
  const model: TextModel = {
    async *tell(request) {
      asked.push(request)
      const narrative = narratives[asked.length - 1] ?? `Telling ${asked.length}.`
      yield narrative
      if (request.ruling.kind !== 'immerse') return { narrative, setup: null, choices: [] }
      const choices = [`First ${asked.length}`, `Second ${asked.length}`]
      return { narrative: '', setup: narrative, choices }
    },
  }
  models.tellBy(model)
  return asked
}

const again = { action_type: 'tell_again' } as const
const on = { action_type: 'tell_on' } as const
const goUpstream = { action_type: 'continue', selected_choice: UPSTREAM } as const

const choose = (play: Play, index: number, after: string) =>
  app.call('chooseTelling', {
    token: play.player.access_token,
    params: { session_id: play.session.id },
    body: { index, after },
  })

/** All that a session holds beside the words of its newest telling. */
async function standing(play: Play) {
  const { credits: _spent, session_data, ...rest } = await lookAt(app, play)
  const { narrative_history, ...data } = session_data
  const memory = await app.call('getMemory', {
    token: play.player.access_token,
    params: { session_id: play.session.id },
  })
  return { ...rest, data, memory: memory.answer(), numbers: narrative_history.map((e) => e.number) }
}

test('a turn that is told again has another telling beside the first, for the credits of the model alone', async () => {
  const asked = telling('Reeds, and more reeds.', 'The path closes behind you.')
  const play = await beginPlay(app)
  const first = await acted(app, play, goUpstream)
  const [before, stood] = [await walletOf(app, play), await standing(play)]

  const second = await acted(app, play, again)

  expect(second).toMatchObject({
    narrative: 'The path closes behind you.',
    credits_consumed: 1,
    xp_gained: 0,
    action_type: 'continue',
  })
  expect(newestOf(second)).toMatchObject({
    number: 1,
    selected_choice: UPSTREAM,
    parent_id: newestOf(first).parent_id,
    variants: { kind: 'again', index: 2, total: 2 },
  })
  expect(await standing(play)).toEqual(stood)
  expect(await walletOf(app, play)).toEqual({ ...before, credits: before.credits - 1 })
  expect(asked[1]).toMatchObject({
    ruling: asked[0]?.ruling,
    state: asked[0]?.state,
    retold: { as: 'again', told: 'Reeds, and more reeds.' },
  })
})

test('a turn that is told on keeps what was told and goes on from it', async () => {
  const asked = telling('Reeds.', 'A heron lifts a foot.')
  const play = await beginPlay(app)
  await acted(app, play, goUpstream)
  const stood = await standing(play)

  const told = await acted(app, play, on)

  expect(told.narrative).toBe('Reeds.\n\nA heron lifts a foot.')
  expect(newestOf(told).variants).toEqual({ kind: 'on', index: 2, total: 2 })
  expect(asked[1]?.retold).toEqual({ as: 'on', told: 'Reeds.' })
  expect(await standing(play)).toEqual(stood)
})

test('a closer look that is told again has its two ways in the words of that telling', async () => {
  telling('Wet rope.', 'Brass bell.')
  const play = await beginPlay(app)
  const first = await acted(app, play, { action_type: 'immerse' })

  const second = await acted(app, play, again)

  expect(second).toMatchObject({ narrative: null, setup: 'Brass bell.' })
  expect(second.session_data.may_retell).toEqual(['tell_again'])
  const chosen = (await choose(play, 1, second.turn_id)).answer()
  expect(chosen.session_data.choices).toEqual(first.session_data.choices)
  expect(newestOf(chosen).ai_response.setup).toBe('Wet rope.')
})

test('the next turn follows the telling that was chosen, and the others stay beside it', async () => {
  const asked = telling('One.', 'Two.', 'Three.')
  const play = await beginPlay(app)
  const first = await acted(app, play, goUpstream)
  const second = await acted(app, play, again)
  await choose(play, 1, second.turn_id)

  const next = await acted(app, play, { action_type: 'continue', selected_choice: WATCHTOWER })

  expect(newestOf(next).parent_id).toBe(first.turn_id)
  expect(asked[2]?.past?.map(({ told }) => told)).toEqual([expect.any(String), 'One.'])
  const undone = await acted(app, play, { action_type: 'undo' })
  expect(newestOf(undone).variants).toEqual({ kind: 'first', index: 1, total: 2 })
})

test('choosing the same telling twice changes it once', async () => {
  telling('Reeds.', 'Rushes.')
  const play = await beginPlay(app)
  const first = await acted(app, play, goUpstream)
  const { turn_id } = await acted(app, play, again)

  const chosen = [await choose(play, 1, turn_id), await choose(play, 1, turn_id)]

  expect(chosen.map((one) => one.answer().turn_id)).toEqual([first.turn_id, first.turn_id])
})

test('what a turn left to be remembered, and its deletion, hold for each of its tellings', async () => {
  telling('He nods.', 'He nods again.')
  const play = await beginPlay(app)
  await acted(app, play, { action_type: 'custom_action', user_action: 'My name is Meera' })
  const at = { token: play.player.access_token, params: { session_id: play.session.id } }
  const [fact] = (await app.ask('getMemory', at)).facts
  const line = { ...at, params: { ...at.params, line_id: fact?.id ?? '' } }

  await acted(app, play, again)

  const { facts } = await app.ask('getMemory', at)
  expect(facts).toEqual([fact])
  await app.call('deleteFact', line)
  expect((await app.ask('getMemory', at)).facts).toEqual([])
})

test('an ending can be told again, and is no second ending', async () => {
  telling()
  const play = await beginPlay(app)
  for (const choice of [UPSTREAM, WATCHTOWER, 'Light the beacon']) {
    await acted(app, play, { action_type: 'continue', selected_choice: choice })
  }
  const stood = await standing(play)

  const told = await acted(app, play, again)

  expect(told).toMatchObject({ is_completed: true, narrative: 'Telling 4.' })
  expect(told.earned).toBeUndefined()
  expect(await standing(play)).toEqual(stood)
  const reached = await app.db
    .selectFrom('reached_endings')
    .select('turn_id')
    .where('session_id', '=', play.session.id)
    .execute()
  expect(reached).toHaveLength(1)
  const chosen = (await choose(play, 1, told.turn_id)).answer()
  expect(chosen.ending).not.toBeNull()
  expect((await lookAt(app, play)).is_completed).toBe(true)
})

test('tellings do not count as turns that were taken', async () => {
  telling()
  const play = await beginPlay(app)
  await acted(app, play, goUpstream)
  await acted(app, play, again)
  await acted(app, play, on)

  const { turns } = await countActivities(app.db, play.player.id, {
    timeZone: 'UTC',
    minutesAhead: 0,
    today: '2026-01-01',
  })

  expect(turns).toBe(1)
})

test('the wallet says that credits went for another telling', async () => {
  telling()
  const play = await beginPlay(app)
  await acted(app, play, goUpstream)
  const told = await acted(app, play, again)

  const token = play.player.access_token
  const [entry] = (await app.ask('getWallet', { token, query: {} })).entries

  expect(entry).toMatchObject({
    amount: -1,
    reason: 'A turn told again, told by Tenali',
    turn: { turn_id: told.turn_id, action_type: 'continue', retold: 'tell_again' },
  })
})
