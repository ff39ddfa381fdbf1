import { CONNECTION_LOST, toRefusal, type Send, type Result } from '../../client/streamRequest.ts'
import { sessionsCalls as calls } from '../../client/calls.ts'
import { readEvents } from '../../client/readEvents.ts'
import type { OpeningPictures } from '../../contract/history.ts'
import type { ActionBody, ActionAnswer, ActionEvent } from '../../contract/sessions.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/vocabulary/vocabulary.ts'
import { fieldOf } from '../../runtime/fieldOf.ts'
import { completeAnswer } from './completeSession.ts'

type ActionResult = Result<ActionAnswer>

export interface StreamArgs {
  session_id: string
  /** Idempotency key, one per click. */
  key: string
  /** If absent, only attaches to the running action. */
  action?: ActionBody
  ask: Send
  /** Called with all text so far and the pictures of the scene. */
  onText: OnText
  /** Called with the number of turns ahead in the storyteller's queue. */
  onQueue?: (ahead: number) => void
  /** Called with false when the connection is lost, and with true when it is restored. */
  onLink: (isUp: boolean) => void
  /** Waits before a retry; `attempt` is 1-based. Returns false to give up. */
  wait: (attempt: number) => Promise<boolean>
}

type OnText = (text: string, pictures: OpeningPictures) => void

const STREAM = { accept: 'text/event-stream' }

/** Result of a stream, or the position of its interruption. */
interface Reading {
  text: string
  pictures: OpeningPictures
  lastId: number
  end: ActionResult | null
}

type Listeners = Pick<StreamArgs, 'onText' | 'onQueue'>

function take(reading: Reading, event: ActionEvent, { onText, onQueue }: Listeners) {
  reading.lastId = event.id
  if (event.event === 'delta') {
    const { text, ...pictures } = event.data
    reading.text += text
    reading.pictures = { ...reading.pictures, ...pictures }
    onText(reading.text, reading.pictures)
  } else if (event.event === 'queue') {
    onQueue?.(event.data.ahead)
  } else if (event.event === 'result') {
    reading.end = { data: event.data }
  } else {
    reading.end = toRefusal(event.data)
  }
}

async function readAnswer(response: Response, reading: Reading, listeners: Listeners) {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return (await response.json()) as unknown
  const schemas = await import('../../contract/sessions.ts')
  const heard = (event: ActionEvent) => take(reading, event, listeners)
  // After an interruption, the caller reattaches at this position.
  await readEvents(response.body, schemas.ActionEvent, heard).catch(() => undefined)
  return null
}

/**
 * Takes an action and follows its stream. After an interruption, retries with the same key if the
 * server may not have received it; otherwise reattaches after the last event.
 */
export async function streamAction(args: StreamArgs): Promise<ActionResult> {
  const { session_id, key, action, ask, onLink, wait } = args
  const reading: Reading = { text: '', pictures: {}, lastId: 0, end: null }
  const responseHandler = (response: Response) => {
    onLink(true)
    return readAnswer(response, reading, args)
  }
  const follow = calls.call('followAction', { params: { session_id, key } })
  const send = action && {
    ...calls.call('takeAction', { params: { session_id }, body: action }),
    sending: { headers: { ...STREAM, [IDEMPOTENCY_HEADER]: key }, responseHandler },
  }

  for (let attempt = 1; ; attempt += 1) {
    const headers = { ...STREAM, 'last-event-id': String(reading.lastId) }
    const isNew = reading.lastId === 0 && send
    const call = isNew ? send : { ...follow, sending: { headers, responseHandler } }
    const { data, error } = await ask(call)

    if (reading.end) return reading.end
    if (error && error.status !== 'FETCH_ERROR') return { error }
    // Other servers send this error with a success status.
    if (fieldOf(data, 'suggested_alternatives')) return { error: { status: 402, data } }
    const { validate } = calls.answer('takeAction')['~standard']
    const answer = data ? await validate(completeAnswer(data)) : null
    if (answer && !answer.issues) return { data: answer.value }
    onLink(false)
    if (!(await wait(attempt))) return { error: error ?? CONNECTION_LOST }
  }
}
