import { beforeAll, expect, test } from 'vitest'

import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, type Play } from '../../test/play.ts'
import { says } from '../../test/textFaults.ts'

const { app, bind, server } = await setModelStage()
beforeAll(() => {
  bind({ kathakar: { model: 'scripted', context_tokens: 6000 } })
})

const FATHER = 'I tell him that my father never wrote to me'
const COMB = 'I hide the copper comb under a white stone'

async function say(play: Play, user_action: string) {
  await play.acted({ action_type: 'custom_action', user_action, selected_model: 'kathakar' })
  return server.requests.at(-1)?.told ?? ''
}

async function withFacts() {
  server.script('scripted', says(`The ferryman nods. ${FATHER}. ${COMB}. The river goes on.`))
  const play = await beginPlay(app, { initial_xp: 100 })
  await say(play, FATHER)
  server.script('scripted', says('The river turns over once in its sleep, and goes on.'))
  await say(play, COMB)
  return play
}

test('a deleted fact is in no part of a later prompt', async () => {
  const play = await withFacts()
  const { facts } = await play.memory()
  await play.forget(facts.find(({ text }) => text === FATHER)?.id)

  const told = await say(play, 'I wait for the ferry to come')

  expect(told).not.toContain('father')
  expect(told).toContain(COMB)
})
