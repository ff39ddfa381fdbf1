import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'

import { builtinStoryteller } from '../../../providers/builtinStoryteller.ts'
import { setScriptedStage } from '../../../test/modelStage.ts'
import { beginPlay, pick, type Play } from '../../../test/play.ts'
import { FAULTS } from '../../../test/scriptedModels.ts'

const { app, models } = await setScriptedStage()
afterEach(() => vi.useRealTimers())

async function transfersOf({ session }: Play, unit: 'credit' | 'xp') {
  const { rows } = await sql<{ kind: string }>`select kind from ledger_transfers t
    where unit = ${unit} and action_id in
      (select id from play_actions where session_id = ${session.id}) order by id`.execute(app.db)
  return rows.map(({ kind }) => kind)
}

test.for(Object.entries(FAULTS))(
  'refunds a storyteller that %s once, and narrates with the built-in one',
  async ([, fault]) => {
    const play = await beginPlay(app)
    models.tellBy(fault)

    const answer = await play.acted({ action_type: 'immerse', selected_model: 'vyasa' })

    expect(answer).toMatchObject({ model_used: 'kathakar', credits_consumed: 0, credits: 20 })
    expect(answer.setup).toBeTruthy()
    expect(await transfersOf(play, 'credit')).toEqual(['reserve', 'void'])
    expect(await transfersOf(play, 'xp')).toEqual(['reserve', 'post'])
  },
)

test.for(Object.entries(FAULTS))(
  'shows the author’s text without a charge when every storyteller %s',
  async ([, fault]) => {
    const play = await beginPlay(app)
    models.tellBy(fault, { kathakarToo: true })

    const answer = await play.acted(pick('Follow the bank upstream'))

    expect(answer).toMatchObject({
      narrative: 'Reeds close over the path behind you.',
      model_used: null,
      credits_consumed: 0,
      credits: 20,
    })
  },
)

test('calls a storyteller that fails synchronously once more asynchronously', async () => {
  const play = await beginPlay(app)
  const narrateSync = () => {
    throw new Error('a line without an end')
  }
  models.tellBy({ ...builtinStoryteller, narrateSync }, { kathakarToo: true })

  const answer = await play.acted({ action_type: 'immerse', selected_model: 'kathakar' })

  expect(answer).toMatchObject({ model_used: 'kathakar', fallback_warning: null })
  expect(await transfersOf(play, 'xp')).toEqual(['reserve', 'post'])
})

test('replaces a failed image with text, without credits or XP', async () => {
  const play = await beginPlay(app)
  models.paintBy({ paint: () => Promise.reject(new Error('out of ochre')) })

  const answer = await play.acted({ action_type: 'show' })

  expect(answer).toMatchObject({ image_url: null, credits_consumed: 0, model_used: null })
  expect(answer.fallback_description).toBeTruthy()
  expect(await play.wallet()).toEqual({ xp: 10, credits: 20 })
  expect(await transfersOf(play, 'credit')).toEqual(['reserve', 'void'])
})

test('waits six seconds for a model’s verdict, and then lets the rules decide', async () => {
  const play = await beginPlay(app)
  const isAsked = Promise.withResolvers<AbortSignal>()
  models.tellBy({
    ...builtinStoryteller,
    judge: (_question, _request, signal) => {
      isAsked.resolve(signal)
      return new Promise(() => undefined)
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const acting = play.say('sing to the reeds')
  const signal = await isAsked.promise
  await vi.advanceTimersByTimeAsync(5999)
  const wasCalledOff = signal.aborted
  await vi.advanceTimersByTimeAsync(1)

  const answer = await acting

  expect(wasCalledOff).toBe(false)
  expect(answer).toMatchObject({ model_used: 'tenali', fallback_warning: null })
  expect(answer.narrative).toBeTruthy()
})
