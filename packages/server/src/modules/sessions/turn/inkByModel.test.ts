import { inkStory } from '@kathasagar/interchange/ink'
import { expect, test } from 'vitest'

import { setModelStage } from '../../../test/modelStage.ts'
import { acted, beginPlay, type GivenAction } from '../../../test/play.ts'
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

async function begin() {
  const play = await beginPlay(app, { structure, initial_xp: 30 })
  bind({ tenali: 'well' })
  return play
}

const choose = (selected_choice: string): GivenAction => ({
  action_type: 'continue',
  selected_choice,
  selected_model: 'tenali',
})

test('a connected storyteller narrates the result of the program, with the program’s choices', async () => {
  const play = await begin()

  const taken = await acted(app, play, choose('Take the amber'))
  const { told } = server.requests.at(-1) ?? { told: '' }

  expect(taken).toMatchObject({ model_used: 'tenali', narrative: TOLD })
  expect(told).toContain('Now you hold amber.')
  expect(taken.choices).toEqual(['Leave with what you hold', 'Go round for ever'])
})

test('a connected storyteller is not called if the program fails, and nothing is charged', async () => {
  const play = await begin()
  const asked = server.requests.length

  await expect(acted(app, play, choose('Go round for ever'))).rejects.toThrow('story_stuck')

  expect(server.requests.length).toBe(asked)
})

test('input that a connected model takes for a choice goes to the program’s target', async () => {
  const play = await begin()
  server.judgeBy(says(JSON.stringify({ ruling: 'choice', choice: 0, answer: -1, sure: 1 })))

  const taken = await acted(app, play, {
    action_type: 'custom_action',
    user_action: 'whatever glows, quickly',
    selected_model: 'tenali',
  })

  expect(taken.choices).toEqual(['Leave with what you hold', 'Go round for ever'])
})
