import { connect, type Socket } from 'node:net'

import type { GameSession } from '@kathasagar/api/contract'

import type { NetworkPlayer } from '../packages/server/src/test/networkPlayer.ts'

/** Choices of the benchmark story that form a cycle. */
export const RING = ['Follow the bank upstream', 'Call across the water'] as const
const END_OF_HEAD = '\r\n\r\n'

/** Pre-encodes a turn, because players share the CPU with the server. */
function requestOf(host: string, path: string, token: string, body: string): Buffer {
  const heads = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${heads.join('\r\n')}${END_OF_HEAD}${body}`)
}

/** Opens a connection that sends one request at a time. Throws if the status is not 200. */
export function openLine(address: string) {
  const { hostname, port } = new URL(address)
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const exchange = (request: Buffer): Promise<void> =>
    new Promise((resolve, reject) => {
      let heard = ''
      const hear = (piece: Buffer) => {
        heard += piece.toString('latin1')
        const head = heard.indexOf(END_OF_HEAD)
        const length = /content-length: (\d+)/i.exec(heard)?.[1]
        if (head < 0 || length === undefined) return
        if (heard.length < head + END_OF_HEAD.length + Number(length)) return
        socket.off('data', hear).off('error', reject)
        if (heard.startsWith('HTTP/1.1 200')) resolve()
        else reject(new Error(heard.slice(0, 300)))
      }
      socket.on('data', hear)
      socket.once('error', reject)
      socket.write(request)
    })
  return { exchange, close: () => socket.destroy() }
}

/** Takes turns over one connection until stopped. Returns the latencies in ms. */
export async function playOn(
  address: string,
  { token }: NetworkPlayer,
  { id }: Pick<GameSession, 'id'>,
  isOver: () => boolean,
): Promise<number[]> {
  const { host } = new URL(address)
  const requests = RING.map((selected_choice) =>
    requestOf(
      host,
      `/api/v1/game/sessions/${id}/action`,
      token,
      JSON.stringify({ action_type: 'continue', selected_model: 'kathakar', selected_choice }),
    ),
  )
  const { exchange, close } = openLine(address)
  const times: number[] = []
  while (!isOver()) {
    const asked = performance.now()
    await exchange(requests[times.length % RING.length] ?? Buffer.alloc(0))
    times.push(performance.now() - asked)
  }
  // Completes the cycle, so that the next run starts at the same scene.
  if (times.length % RING.length !== 0) await exchange(requests[1] ?? Buffer.alloc(0))
  close()
  return times
}
