import { denseStory } from '../packages/server/src/test/largeStory.ts'
import { milliseconds, signUp, type Player } from './player.ts'
import { startPlanted } from './planted.ts'
import { median, print } from './table.ts'

const SMALL = { scenes: 12, variables: 2, most: 2 }
const LARGE = { scenes: 500, variables: 40, most: 2 }
const ROUNDS = 300

const ACTIONS = {
  'a choice': { action_type: 'continue', selected_choice: 'Take one' },
  'free words that are a choice': { action_type: 'custom_action', user_action: 'I take one of it' },
  'free words that are answered': {
    action_type: 'custom_action',
    user_action: 'knock at the door of the house',
  },
  'free words that nothing answers': {
    action_type: 'custom_action',
    user_action: 'I juggle three burning pineapples',
  },
}

/** A session of a story in which an action is taken, and taken back untimed. */
async function sit({ send }: Player, story_id: string) {
  const begun = await send('PUT', '/game/sessions/', { story_id })
  const { id } = (await begun.json()) as { id: string }
  const act = (action: object) =>
    send('POST', `/game/sessions/${id}/action`, { selected_model: 'kathakar', ...action })
  return async (action: object) => {
    const taken = await milliseconds(() => act(action))
    await milliseconds(() => act({ action_type: 'undo' }))
    return taken
  }
}

/** An action in a story of 500 scenes, 40 variables and 2,000 reactions, beside the same in a small one. */
export async function benchLargeStory() {
  const stories = [SMALL, LARGE].map((size) => ({
    structure: denseStory(size),
    initial_xp: 100_000,
  }))
  const { address, ids, stop } = await startPlanted(...stories)
  const player = await signUp(address)
  const [small, large] = [await sit(player, ids[0] ?? ''), await sit(player, ids[1] ?? '')]
  for (const [what, action] of Object.entries(ACTIONS)) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      times[0].push(await small(action))
      times[1].push(await large(action))
    }
    print({
      what: `${what}, 500 scenes`,
      ours: median(times[1]),
      limit: median(times[0]),
      unit: 'ms',
      against: 'in a story of 12 scenes; promised: 1.1 x',
    })
  }
  await stop()
}
