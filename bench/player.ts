import { timed } from './table.ts'

/** One player over HTTP. */
export interface Player {
  /** Sends a call below the API's base path; throws on a failure. */
  send(method: string, path: string, body?: object): Promise<Response>
}

/** What everybody signs in by here. */
export const BENCH_PASSWORD = 'Lamp-0n-water!'

/** Registers at a running product. */
export async function signUp(address: string, username = 'bench'): Promise<Player> {
  const headers: Record<string, string> = {}
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.ok) return response
    throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  const form = { username, email: `${username}@example.org`, password: BENCH_PASSWORD }
  const registered = await send('POST', '/auth/register', {
    ...form,
    confirm_password: BENCH_PASSWORD,
  })
  const { tokens } = (await registered.json()) as { tokens: { access_token: string } }
  headers['authorization'] = `Bearer ${tokens.access_token}`
  return { send }
}

/** Milliseconds until an answer is there, whole. */
export const milliseconds = (task: () => Promise<Response>): Promise<number> =>
  timed(async () => (await task()).arrayBuffer())
