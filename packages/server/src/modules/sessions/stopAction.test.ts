import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { openStream, sendPiece } from '../../test/chatWire.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, type ReceivedAction, insertOrphanedAction, type Play } from '../../test/play.ts'
import { TOLD } from '../../test/textFailures.ts'
import { addHits } from '../../platform/rateLimits.ts'

const { app, bind, server } = await setModelStage()

const GO_ON = { action_type: 'continue', selected_model: 'tenali' } as const
const IMMERSE = { action_type: 'immerse', selected_model: 'tenali' } as const

const stop = (play: Play, key: string) => app.call('stopAction', play.on({ key }))

async function beginSlow(action: ReceivedAction = GO_ON) {
  const play = await beginPlay(app)
  const before = await play.look()
  const { isTelling, isLeft } = slowTeller()
  bind({ tenali: 'slow' })
  const key = randomUUID()
  const acting = play.act(action, { key })
  await isTelling
  const stopped = (await stop(play, key)).answer()
  return { play, before, key, stopped, answer: await acting, isLeft }
}

function slowTeller() {
  const isTelling = Promise.withResolvers<void>()
  const isLeft = Promise.withResolvers<void>()
  server.script('slow', ({ response }) => {
    openStream(response)
    sendPiece(response, 'You step into the boat, and the water takes you. ')
    response.on('close', isLeft.resolve)
    isTelling.resolve()
  })
  return { isTelling: isTelling.promise, isLeft: isLeft.promise }
}

test('cancels the provider’s request on stop, charges nothing, and adds no turn', async () => {
  const { play, before, stopped, answer, isLeft } = await beginSlow(IMMERSE)
  expect(stopped).toEqual({ is_stopped: true })
  expect(answer.refusal()).toMatchObject({ code: 'turn_stopped' })
  await isLeft
  expect(server.requests).toHaveLength(1)
  expect(await play.wallet()).toMatchObject({ credits: 20 })
  expect(await play.look()).toEqual(before)
})

test('reports that a turn was stopped to a retry with its key, and narrates a new action', async () => {
  const { play, key } = await beginSlow()
  bind({ tenali: 'well' })

  const again = await play.act(GO_ON, { key })
  const another = await play.acted(GO_ON)

  expect(again.refusal()).toMatchObject({ code: 'turn_stopped' })
  expect(another).toMatchObject({ narrative: TOLD, credits_consumed: 1 })
})

test('counts a turn that was stopped after some text as a fault of the player', async () => {
  const { play } = await beginSlow()
  const { hits } = await addHits(app.db, `spoilt:${play.player.id}`, DAY_MS, app.clock.now(), 0)
  expect(hits).toBe(1)
})

test('does not stop a finished turn', async () => {
  const play = await beginPlay(app)
  bind({ tenali: 'well' })
  const key = randomUUID()
  await play.acted(GO_ON, { key })

  const stopped = (await stop(play, key)).answer()

  expect(stopped).toEqual({ is_stopped: false })
  expect((await play.look()).session_data.narrative_history).toHaveLength(2)
  expect(await play.wallet()).toMatchObject({ credits: 19 })
})

test('ends a turn of another process in the database, where that process reads it', async () => {
  const play = await beginPlay(app)
  const { key } = await insertOrphanedAction(play, 60_000)

  const stopped = (await stop(play, key)).answer()

  expect(stopped).toEqual({ is_stopped: true })
  expect(await play.wallet()).toMatchObject({ credits: 20 })
  expect((await play.act(GO_ON)).status).toBe(200)
})
