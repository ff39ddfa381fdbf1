import type { ActionAnswer, ErrorCode, GameSession, Tokens } from '@kathasagar/api/contract'

import { shownOf, type EmbedState } from './shown.ts'

const API = '/api/v1'

export type EmbedAction =
  | { action_type: 'continue'; selected_choice?: string; typed?: Record<string, string> }
  | { action_type: 'custom_action'; user_action: string; typed?: Record<string, string> }
  | { action_type: 'undo' }

interface RefusalBody {
  code?: ErrorCode
  detail?: unknown
}

export class GuestPlayError extends Error {
  readonly code: ErrorCode | undefined

  constructor({ code, detail }: RefusalBody) {
    super(typeof detail === 'string' ? detail : '')
    this.code = code
  }
}

/** Error codes if the session has changed, for example because an earlier response was lost. */
const SESSION_MOVED_CODES: readonly (ErrorCode | undefined)[] = [
  'session_moved',
  'session_finished',
  'nothing_to_undo',
]
const hasSessionMoved = (fault: unknown) =>
  fault instanceof GuestPlayError && SESSION_MOVED_CODES.includes(fault.code)

async function read<Answer>(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as Answer
  throw new GuestPlayError((body ?? {}) as RefusalBody)
}

const UNKNOWN_TOKEN_STATUSES = [401, 422]

const sendTo = (
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  fetch(API + path, {
    method,
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Plays a story as a guest. Stores nothing on the device, as such pages have no cookies. */
export class GuestPlay {
  readonly #storyId: string
  #tokens: Tokens | null = null
  #session: GameSession | null = null
  #head = ''

  constructor(storyId: string) {
    this.#storyId = storyId
  }

  #send(method: string, path: string, body?: object, more: Record<string, string> = {}) {
    const token = this.#tokens?.access_token
    return sendTo(method, path, body, {
      ...(token && { authorization: `Bearer ${token}` }),
      ...more,
    })
  }

  /** Sends a request. If the access token has expired, renews the token and repeats the request. */
  async #call<Answer>(
    ...request: [method: string, path: string, body?: object, more?: Record<string, string>]
  ): Promise<Answer> {
    const response = await this.#send(...request)
    if (response.status !== 401 || this.#tokens === null) return read(response)
    const { refresh_token } = this.#tokens
    const renewed = await sendTo('POST', '/auth/refresh', { refresh_token })
    // The guest account stays after other errors, because they are temporary.
    if (UNKNOWN_TOKEN_STATUSES.includes(renewed.status)) this.#tokens = null
    this.#tokens = (await read<{ tokens: Tokens }>(renewed)).tokens
    return read(await this.#send(...request))
  }

  async begin(): Promise<EmbedState> {
    this.#tokens ??= await this.#call<Tokens>('POST', '/auth/guest', {})
    const begun = { story_id: this.#storyId }
    this.#session = await this.#call<GameSession>('PUT', '/game/sessions/', begun)
    return this.#wholeOf(this.#session)
  }

  #wholeOf({ session_data: at }: GameSession): EmbedState {
    const told = at.narrative_history
    this.#head = told.at(-1)?.turn_id ?? ''
    return { told, at, isAnew: true }
  }

  /** Runs an action once per key. If the session has changed, returns its current state. */
  async act(action: EmbedAction, key: string): Promise<EmbedState> {
    if (this.#session === null) throw new Error('Nothing has begun')
    const path = `/game/sessions/${this.#session.id}`
    try {
      return await this.#take(path, action, key)
    } catch (fault) {
      if (!hasSessionMoved(fault)) throw fault
      return this.#wholeOf(await this.#call<GameSession>('GET', path))
    }
  }

  async #take(path: string, action: EmbedAction, key: string): Promise<EmbedState> {
    const answer = await this.#call<ActionAnswer>(
      'POST',
      `${path}/action`,
      { ...action, selected_model: 'kathakar', after: this.#head },
      { 'idempotency-key': key },
    )
    const shown = shownOf(answer, action, this.#head)
    this.#head = answer.turn_id
    return shown
  }
}
