import { milliseconds, signUp, type Player } from './player.ts'
import { startPlanted } from './planted.ts'
import { print, printGrowth } from './table.ts'

const SHORT = 10
const LONG = 1000
const ROUNDS = 400
const FIRST_PAGE_KB = 100

/** Two scenes between which a player can go for ever, and a way out. */
const STRUCTURE = {
  start_node: 'ferry',
  nodes: {
    ferry: {
      text: 'The ferryman waits with one hand on the rope.',
      choices: [
        { text: 'Follow the bank', target: 'bank' },
        { text: 'Cross the river', target: 'island' },
      ],
    },
    bank: {
      text: 'Reeds close over the path behind you.',
      choices: [{ text: 'Call across the water', target: 'ferry' }],
    },
    island: { text: 'A temple without a door stands in the grass.', choices: [] },
  },
}
const CHOICES = ['Follow the bank', 'Call across the water']

/** The real server with a story that goes round and round. */
export async function startRing() {
  const { ids, ...product } = await startPlanted({ structure: STRUCTURE })
  return { ...product, story: ids[0] ?? '' }
}

interface Way {
  id: string
  act(): Promise<Response>
  undo(): Promise<Response>
  look(): Promise<Response>
}

/** A session that has come `turns` turns far. */
export async function walk({ send }: Player, story_id: string, turns: number): Promise<Way> {
  const begun = await send('PUT', '/game/sessions/', { story_id })
  const { id } = (await begun.json()) as { id: string }
  const take = (action: object) =>
    send('POST', `/game/sessions/${id}/action`, { selected_model: 'kathakar', ...action })
  const actAt = (turn: number) =>
    take({ action_type: 'continue', selected_choice: CHOICES[turn % CHOICES.length] })
  for (let turn = 0; turn < turns; turn += 1) await (await actAt(turn)).arrayBuffer()
  return {
    id,
    act: () => actAt(turns),
    undo: () => take({ action_type: 'undo' }),
    look: () => send('GET', `/game/sessions/${id}`),
  }
}

/** How an action and the first page grow from turn 10 to turn 1,000, taken turn about. */
export async function benchSessions() {
  const { address, story, stop } = await startRing()
  const player = await signUp(address)
  const ways = [await walk(player, story, SHORT), await walk(player, story, LONG)] as const

  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const at of [0, 1] as const) {
      times[at].push(await milliseconds(ways[at].act))
      await milliseconds(ways[at].undo)
    }
  }
  const against = `at turn ${SHORT}; promised: 1.5 x`
  printGrowth(`an action at turn ${LONG}`, times[1], times[0], against)
  print({
    what: `first page of a session of ${LONG} turns`,
    ours: (await (await ways[1].look()).arrayBuffer()).byteLength / 1000,
    limit: FIRST_PAGE_KB,
    unit: 'KB',
    against: 'promised',
  })
  await stop()
}
