import { beforeAll, expect, test } from 'vitest'

import { estimateTokens } from '@kathasagar/engine/prompt/tokens'
import { setModelStage } from '../../test/modelStage.ts'
import { acted, beginPlay, type Play } from '../../test/play.ts'
import { says } from '../../test/textFaults.ts'

const CONTEXT = 6000
const OUTPUT = 900
const BUDGET = Math.floor((CONTEXT - OUTPUT) * 0.9)
const PLANTED = 60
const TURNS = 300

const { app, bind, server } = await setModelStage()
beforeAll(async () => {
  server.script('scripted', says('The river turns over once in its sleep, and goes on. '.repeat(6)))
  bind({
    kathakar: { model: 'scripted', context_tokens: CONTEXT, max_output_tokens: OUTPUT },
  })
})

const THINGS = [
  'anklet',
  'comb',
  'veil',
  'dagger',
  'drum',
  'mirror',
  'spindle',
  'flute',
  'kettle',
  'abacus',
]
const STUFFS = ['copper', 'ivory', 'saffron', 'jade', 'walnut', 'pewter']

/** Sixty things, no two alike. */
const treasures = STUFFS.flatMap((stuff) => THINGS.map((thing) => `${stuff} ${thing}`))
const plantOf = (treasure: string) => `I bury the ${treasure} in the sand`

/** Walks to and fro, so that no detour grows long and no ending comes near. */
async function stroll(play: Play, isAtFerry: boolean): Promise<void> {
  await acted(app, play, {
    action_type: 'continue',
    selected_choice: isAtFerry ? 'Follow the bank upstream' : 'Call across the water',
    selected_model: 'kathakar',
  })
}

const say = (play: Play, user_action: string) =>
  acted(app, play, { action_type: 'custom_action', user_action, selected_model: 'kathakar' })

/** Says something and walks on; gives what the model was told when it heard it. */
function stroller(play: Play) {
  let isAtFerry = true
  return async (words: string) => {
    await say(play, words)
    const { told } = server.requests.at(-1) ?? { told: '' }
    await stroll(play, isAtFerry)
    isAtFerry = !isAtFerry
    return told
  }
}

const undo = (play: Play) => acted(app, play, { action_type: 'undo' })

test('three hundred turns: within the budget, nothing forgotten, nothing undone remembered', async () => {
  const play = await beginPlay(app, { initial_xp: 1000 })
  const sayAndStroll = stroller(play)

  for (const [i, treasure] of treasures.entries()) {
    if (i % 10 === 0) {
      await say(play, `I bury the forbidden zircon of ${i} wishes in the sand`)
      await undo(play)
    }
    await sayAndStroll(plantOf(treasure))
  }
  for (let turn = 2 * PLANTED; turn < TURNS - 2 * PLANTED; turn += 2) {
    await sayAndStroll(`I hum a tune and think of the number ${turn}`)
  }
  const forgotten: string[] = []
  for (const treasure of treasures) {
    const told = await sayAndStroll(`Where did I leave the ${treasure}?`)
    if (!told.includes(plantOf(treasure))) forgotten.push(treasure)
  }

  const turns = await app.db
    .selectFrom('turns')
    .select(['prompt', 'note'])
    .where('session_id', '=', play.session.id)
    .where('number', '>', 0)
    .execute()
  const told = server.requests.map((request) => estimateTokens(request.told))
  const undone = server.requests.filter((request) => request.told.includes('zircon'))
  expect(server.requests.length).toBeGreaterThanOrEqual(TURNS)
  expect(Math.max(...told)).toBeLessThanOrEqual(BUDGET)
  expect(turns.filter(({ prompt }) => prompt === null || prompt.tokens > BUDGET)).toEqual([])
  expect(forgotten).toEqual([])
  // Each was told once, in the turn that was then undone.
  expect(undone).toHaveLength(PLANTED / 10)
}, 240_000)
