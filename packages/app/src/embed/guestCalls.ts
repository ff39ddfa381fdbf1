import type { ActionAnswer, GameSession, Tokens } from '@kathasagar/api/contract'

const API = '/api/v1'

/** What a player of the embedded page does. */
export type EmbedAction =
  | { action_type: 'continue'; selected_choice?: string }
  | { action_type: 'custom_action'; user_action: string }
  | { action_type: 'undo' }

/** A call that the server has refused, with its sentence. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

async function read<Answer>(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as Answer
  const { detail } = (body ?? {}) as { detail?: unknown }
  throw new Refused(response.status, typeof detail === 'string' ? detail : '')
}

/**
 * Plays a story as a guest. Nothing is kept in the browser: the page of another site has no cookies of
 * ours, and a play lasts as long as its page.
 */
export function createGuestCalls(storyId: string) {
  let tokens: Tokens | null = null
  let session: GameSession | null = null
  let head = ''

  const send = (method: string, path: string, body: object, more: Record<string, string> = {}) =>
    fetch(API + path, {
      method,
      credentials: 'omit',
      headers: {
        'content-type': 'application/json',
        ...(tokens && { authorization: `Bearer ${tokens.access_token}` }),
        ...more,
      },
      body: JSON.stringify(body),
    })

  /** An access token lasts for minutes: one that has run out is renewed once, and the call repeated. */
  async function call<Answer>(...request: Parameters<typeof send>): Promise<Answer> {
    const response = await send(...request)
    if (response.status !== 401 || tokens === null) return read(response)
    const { refresh_token } = tokens
    tokens = null
    const renewed = await read<{ tokens: Tokens }>(
      await send('POST', '/auth/refresh', { refresh_token }),
    )
    tokens = renewed.tokens
    return read(await send(...request))
  }

  return {
    /** Begins the story anew. */
    async begin(): Promise<GameSession> {
      tokens ??= await call<Tokens>('POST', '/auth/guest', {})
      session = await call<GameSession>('PUT', '/game/sessions/', { story_id: storyId })
      head = session.session_data.narrative_history.at(-1)?.turn_id ?? ''
      return session
    },
    /** Takes an action; sent again with the same key it counts once. */
    async act(action: EmbedAction, key: string): Promise<ActionAnswer> {
      if (session === null) throw new Error('Nothing has begun')
      const answer = await call<ActionAnswer>(
        'POST',
        `/game/sessions/${session.id}/action`,
        { ...action, selected_model: 'kathakar', after: head },
        { 'idempotency-key': key },
      )
      head = answer.turn_id
      return answer
    },
  }
}
