import { PASSWORD } from '../packages/server/src/test/caller.ts'
import { NetworkPlayer } from '../packages/server/src/test/networkPlayer.ts'
import { timed } from './table.ts'

/** One player over HTTP. */
export interface Player {
  /** Sends a call below the API's base path; throws on a failure. */
  send(method: string, path: string, body?: object): Promise<Response>
}

/** What everybody signs in by here. */
export const BENCH_PASSWORD = PASSWORD

/** Registers at a running product. */
export async function signUp(address: string, username = 'bench'): Promise<Player> {
  const player = await new NetworkPlayer().signUp(address, username)
  const send: Player['send'] = async (method, path, body) => {
    const response = await player.call(address, path, { method, body })
    if (response.ok) return response
    throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  return { send }
}

/** Milliseconds until an answer is there, whole. */
export const milliseconds = (task: () => Promise<Response>): Promise<number> =>
  timed(async () => (await task()).arrayBuffer())

/** A session of a player. */
export interface Seat {
  id: string
  /** Takes an action; what was answered. */
  act(action: object): Promise<string>
  /** Milliseconds that an action takes; it is taken back untimed where it is a turn. */
  time(action: object): Promise<number>
}

/** Begins a session of a story. */
export async function sit({ send }: Player, story_id: string): Promise<Seat> {
  const begun = await send('PUT', '/game/sessions/', { story_id })
  const { id } = (await begun.json()) as { id: string }
  const act = async (action: object) => {
    const body = { selected_model: 'kathakar', ...action }
    return (await send('POST', `/game/sessions/${id}/action`, body)).text()
  }
  const time = async (action: object) => {
    let answer = ''
    const taken = await timed(async () => (answer = await act(action)))
    // A question or a hint leaves the session where it was.
    if (!/"(asked|hint)":/u.test(answer)) await act({ action_type: 'undo' })
    return taken
  }
  return { id, act, time }
}
