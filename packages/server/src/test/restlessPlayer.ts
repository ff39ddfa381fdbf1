import { randomUUID } from 'node:crypto'

import {
  API_BASE,
  type ActionAnswer,
  type GameSession,
  type SignedIn,
} from '@kathasagar/api/contract'

import { PASSWORD } from './caller.ts'

/** A click and the answer that came back for it, if one did. */
export interface Click {
  sessionId: string
  key: string
  body: object
  /** The answer as it was received, whole; null when the line went dead first. */
  acknowledged: { status: number; text: string } | null
}

/** An answer as it was received, whole. */
export interface Reply {
  status: number
  text: string
}

/** One player over a real network, who keeps book of every click and what was said to it. */
export class RestlessPlayer {
  readonly clicks: Click[] = []
  #address: string
  #token = ''

  constructor(address: string) {
    this.#address = address
  }

  /** The server has come back, perhaps on another port. */
  moveTo(address: string): void {
    this.#address = address
  }

  async #send(method: string, path: string, body?: object, key?: string): Promise<Reply> {
    const response = await fetch(`${this.#address}${API_BASE}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }

  async signUp(): Promise<void> {
    const username = `p${randomUUID().replaceAll('-', '').slice(0, 20)}`
    const email = `${username}@example.org`
    const form = { username, email, password: PASSWORD, confirm_password: PASSWORD }
    const { text } = await this.#send('POST', '/auth/register', form)
    const signedIn: SignedIn = JSON.parse(text)
    this.#token = signedIn.tokens.access_token
  }

  async begin(): Promise<GameSession> {
    const list = await this.#send('GET', '/stories/?page=1')
    const { stories }: { stories: { id: string }[] } = JSON.parse(list.text)
    const { text } = await this.#send('PUT', '/game/sessions/', { story_id: stories[0]?.id })
    return JSON.parse(text)
  }

  /** Sends a click; what is left of it when the server dies is a click without an answer. */
  async click(sessionId: string, body: object): Promise<Reply | null> {
    const click: Click = { sessionId, key: randomUUID(), body, acknowledged: null }
    this.clicks.push(click)
    try {
      click.acknowledged = await this.send(click)
    } catch {
      return null
    }
    return click.acknowledged
  }

  /** Sends a click once more, with the key it had. */
  send({ sessionId, key, body }: Click): Promise<Reply> {
    return this.#send('POST', `/game/sessions/${sessionId}/action`, body, key)
  }

  /** Clicks in one session until the server is gone or the session has nothing more to give. */
  async clickOn(sessionId: string): Promise<void> {
    for (let turn = 1; ; turn += 1) {
      const reply = await this.click(sessionId, nextClick(turn))
      if (reply === null || reply.status === 402 || reply.status === 409) return
    }
  }

  async look(sessionId: string): Promise<GameSession> {
    return JSON.parse((await this.#send('GET', `/game/sessions/${sessionId}`)).text)
  }
}

/** Pictures are what costs credits where every storyteller is built in. */
const nextClick = (turn: number) => {
  if (turn % 5 === 0) return { action_type: 'undo', selected_model: 'tenali' }
  if (turn % 4 === 0) return { action_type: 'show', selected_model: 'vishvakarma' }
  if (turn % 3 === 0) return { action_type: 'immerse', selected_model: 'tenali' }
  return { action_type: 'continue', selected_model: 'tenali' }
}

export const answerOf = ({ text }: Reply): ActionAnswer => JSON.parse(text)
