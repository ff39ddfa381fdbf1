import { randomUUID } from 'node:crypto'

import type { ActionAnswer, GameSession } from '@kathasagar/api/contract'

import { NetworkPlayer } from './networkPlayer.ts'

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
  #player = new NetworkPlayer()

  constructor(address: string) {
    this.#address = address
  }

  /** The server has come back, perhaps on another port. */
  moveTo(address: string): void {
    this.#address = address
  }

  async signUp(): Promise<void> {
    await this.#player.signUp(this.#address)
  }

  begin(): Promise<GameSession> {
    return this.#player.begin(this.#address)
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
  async send({ sessionId, key, body }: Click): Promise<Reply> {
    const path = `/game/sessions/${sessionId}/action`
    const asked = { body, key, accept: 'application/json' }
    const response = await this.#player.call(this.#address, path, asked)
    return { status: response.status, text: await response.text() }
  }

  /** Clicks in one session until the server is gone or the session has nothing more to give. */
  async clickOn(sessionId: string): Promise<void> {
    for (let turn = 1; ; turn += 1) {
      const reply = await this.click(sessionId, nextClick(turn))
      if (reply === null || reply.status === 402 || reply.status === 409) return
    }
  }

  look(sessionId: string): Promise<GameSession> {
    return this.#player.read(this.#address, `/game/sessions/${sessionId}`)
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
