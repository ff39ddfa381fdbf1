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
