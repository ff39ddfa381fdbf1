import { randomUUID } from 'node:crypto'

import { API_BASE, type GameSession, type SignedIn } from '@kathasagar/api/contract'

import { PASSWORD } from './caller.ts'
import { readEvents } from './eventStream.ts'

interface NetworkCall {
  body?: object | undefined
  method?: string
  /** Idempotency key of an action. The response is a stream unless `accept` is set. */
  key?: string | undefined
  accept?: string
}

export class NetworkPlayer {
  token = ''
  #username = ''
  #signingIn: Promise<void> | null = null

  call(address: string, path: string, init: NetworkCall = {}) {
    const { body, key, method = body ? 'POST' : 'GET', accept = 'text/event-stream' } = init
    return fetch(`${address}${API_BASE}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(key && { 'idempotency-key': key, accept }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  async read<T>(address: string, path: string): Promise<T> {
    const response = await this.call(address, path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as T
  }

  async signUp(address: string, named?: string): Promise<this> {
    const username = named ?? `p${randomUUID().replaceAll('-', '').slice(0, 20)}`
    const email = `${username}@example.org`
    const form = { username, email, password: PASSWORD, confirm_password: PASSWORD }
    const response = await this.call(address, '/auth/register', { body: form })
    const { tokens } = (await response.json()) as SignedIn
    this.token = tokens.access_token
    this.#username = username
    return this
  }

  /** Logs in again, because a token expires after 15 minutes. Concurrent callers share one login. */
  signInAgain(address: string): Promise<void> {
    this.#signingIn ??= this.#signIn(address).finally(() => (this.#signingIn = null))
    return this.#signingIn
  }

  async #signIn(address: string): Promise<void> {
    const body = { email_or_username: this.#username, password: PASSWORD }
    const response = await this.call(address, '/auth/login', { body })
    if (!response.ok) throw new Error(`/auth/login answered ${response.status}`)
    const { tokens } = (await response.json()) as SignedIn
    this.token = tokens.access_token
  }

  async begin(address: string): Promise<GameSession> {
    const { stories } = await this.read<{ stories: { id: string }[] }>(address, '/stories/')
    const body = { story_id: stories[0]?.id }
    const begun = await this.call(address, '/game/sessions/', { method: 'PUT', body })
    return (await begun.json()) as GameSession
  }

  goOn(address: string, sessionId: string, key: string): Promise<Response> {
    const body = { action_type: 'continue', selected_model: 'tenali' }
    return this.call(address, `/game/sessions/${sessionId}/action`, { body, key })
  }

  follow(address: string, sessionId: string, key: string): Promise<Response> {
    return this.call(address, `/game/sessions/${sessionId}/actions/${key}/stream`, { key })
  }
}

export async function readUntil(response: Response, isEnough: (text: string) => boolean) {
  const decoder = new TextDecoder()
  let heard = ''
  const reader = response.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    heard += decoder.decode(piece.value, { stream: true })
    if (isEnough(heard)) break
  }
  await reader?.cancel().catch(() => undefined)
  return readEvents(heard)
}
