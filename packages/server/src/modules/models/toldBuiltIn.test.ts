import { expect, test } from 'vitest'

import { makeGuest } from '../../test/guests.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay } from '../../test/play.ts'

const { app, bind, server } = await setModelStage()

async function chooseBy(selected_model: string) {
  bind({ kathakar: 'well', tenali: 'well' })
  const play = await beginPlay(app, {}, await makeGuest(app))
  return play.act({ action_type: 'continue', selected_model })
}

test('a guest gets the built-in free storyteller even if a provider is bound to its key', async () => {
  const told = (await chooseBy('kathakar')).answer()

  expect(told).toMatchObject({ credits_consumed: 0, fallback: null })
  expect(server.requests).toEqual([])
})

test('a storyteller of a provider requires an account', async () => {
  const refused = (await chooseBy('tenali')).refusal()

  expect(refused).toMatchObject({ code: 'account_required' })
  expect(server.requests).toEqual([])
})
