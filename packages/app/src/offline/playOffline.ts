import { applyAnswer, sessionsApi } from '@kathasagar/api/internal'
import type {
  ActionAnswer,
  ActionRequest,
  GameSession,
  OfflinePlay,
} from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'

import type { Store } from '../store.ts'
import { saveTurns, readPending, type LocalTurn } from './pendingTurns.ts'
import type { TakeArgs } from './worker/offlineWorker.ts'
import type { OfflineOutcome } from './worker/offlineSession.ts'
import { TOPIC_WEIGHTS } from './worker/topicWeights.ts'

let running: Worker | undefined

/** Returns the worker of the page. It stores the session's state, so there is only one. */
const worker = () =>
  (running ??= new Worker(new URL('./worker/offlineWorker.ts', import.meta.url), {
    type: 'module',
  }))

const FILES = 'files'
const DAY_MS = 24 * 60 * 60_000

async function isControlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}

/** Returns true if the response is less than a day old, as on the server. */
const isFresh = (kept: Response | undefined) =>
  Date.now() - Date.parse(kept?.headers.get('date') ?? '') < DAY_MS

/** Caches the files for offline play. */
export async function prepareWorker(): Promise<void> {
  // The service worker caches only files that it fetches itself.
  await isControlled()
  worker()
  const files = await globalThis.caches?.open(FILES)
  if (!isFresh(await files?.match(TOPIC_WEIGHTS))) await files?.add(TOPIC_WEIGHTS)
}

function ask(asked: TakeArgs): Promise<OfflineOutcome> {
  const beside = worker()
  const listening = new AbortController()
  return new Promise<OfflineOutcome>((resolve, reject) => {
    const { signal } = listening
    const handle = ({ data }: MessageEvent<OfflineOutcome>) => resolve(data)
    beside.addEventListener('message', handle, { signal })
    beside.addEventListener('error', () => reject(new Error('The worker failed')), { signal })
    beside.postMessage(asked)
  })
    .catch((fault: unknown) => {
      // The next call starts a new worker, because this one may have failed to load its file.
      running?.terminate()
      running = undefined
      throw fault
    })
    .finally(() => listening.abort())
}

interface OfflineTaken {
  dispatch: Store['dispatch']
  owner: string
  play: OfflinePlay
  session: GameSession
  action: ActionRequest & { selected_model: string }
}

type Outcome = { data: ActionAnswer; error?: undefined } | { data?: undefined; error: unknown }

const refused = (refusal: Extract<OfflineOutcome, { refusal: unknown }>['refusal']) => ({
  error: { status: 409, data: { detail: refusal.code, ...refusal } },
})

/** Outcome if the storage is full or the worker failed: a network error. */
const STORAGE_FAILED: Outcome = { error: { status: 'FETCH_ERROR', error: 'Nothing was kept.' } }

const toStoredTurn = (
  { key, at, action }: Pick<LocalTurn, 'key' | 'at' | 'action'>,
  after: string,
  answer: ActionAnswer,
): LocalTurn => ({
  key,
  at,
  action,
  after,
  head: answer.turn_id,
  told: [answer.narrative, answer.setup].filter(Boolean).join('\n\n'),
  choices: answer.session_data.choices,
})

/** Plays an action offline. Stores it before showing it. */
export async function playOffline(taken: OfflineTaken): Promise<Outcome> {
  const { dispatch, owner, play, session, action } = taken
  const before = readPending(owner, session.id)
  const after = session.session_data.narrative_history.at(-1)?.turn_id ?? ''
  // Another tab has continued the session.
  if (after !== (before.at(-1)?.head ?? play.entry.turn_id))
    return refused({ code: 'session_moved' })
  const next = { key: newUuid(), at: new Date().toISOString(), action }
  const outcome = await ask({ play, taken: before, next }).catch(() => null)
  if (outcome === null) return STORAGE_FAILED
  if ('refusal' in outcome) return refused(outcome.refusal)
  const { answer } = outcome
  if (answer.declined) return { data: answer }
  if (!saveTurns(owner, session.id, [...before, toStoredTurn(next, after, answer)]))
    return STORAGE_FAILED
  dispatch(
    sessionsApi.util.updateQueryData('getSession', session.id, (held) => {
      applyAnswer(held, answer)
    }),
  )
  return { data: answer }
}
