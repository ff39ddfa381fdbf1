import { inkStory } from '@kathasagar/interchange/ink'
import { expect, test } from 'vitest'

import { setModelStage } from '../../../test/modelStage.ts'
import { beginPlay, pick, say } from '../../../test/play.ts'
import { says, TOLD } from '../../../test/textFaults.ts'

const { app, bind, server } = await setModelStage()

const structure = inkStory(`
LIST purse = silver, amber
-> square
=== square
The market opens.
* [Take the amber]
  ~ purse += amber
  Now you hold {purse}. -> square
* {purse ? amber} [Leave with what you hold] You leave. -> END
* [Go round for ever] -> ring
=== ring
-> ring
`)

const begin = () => {
  bind({ tenali: 'well' })
  return beginPlay(app, { structure, initial_xp: 30 })
}

test('a connected storyteller narrates the result of the program, with the program’s choices', async () => {
  const play = await begin()

  const taken = await play.acted(pick('Take the amber'))
  const { told } = server.requests.at(-1) ?? { told: '' }

  expect(taken).toMatchObject({ model_used: 'tenali', narrative: TOLD })
  expect(told).toContain('Now you hold amber.')
  expect(taken.choices).toEqual(['Leave with what you hold', 'Go round for ever'])
})

test('a connected storyteller is not called if the program fails, and nothing is charged', async () => {
  const play = await begin()
  const asked = server.requests.length

  await expect(play.acted(pick('Go round for ever'))).rejects.toThrow('story_stuck')

  expect(server.requests.length).toBe(asked)
})

test('input that a connected model takes for a choice goes to the program’s target', async () => {
  const play = await begin()
  server.judgeBy(says(JSON.stringify({ ruling: 'choice', choice: 0, answer: -1, sure: 1 })))

  const taken = await play.acted(say('whatever glows, quickly', 'tenali'))

  expect(taken.choices).toEqual(['Leave with what you hold', 'Go round for ever'])
})
