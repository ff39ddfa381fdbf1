import { applyAnswer, sessionsApi } from '@kathasagar/api'
import type {
  ActionAnswer,
  ActionRequest,
  GameSession,
  OfflinePlay,
} from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'

import type { Store } from '../store.ts'
import { keepTurns, readKeptTurns, type KeptTurn } from './keptTurns.ts'
import type { TakeAsked } from './worker/offlineWorker.ts'
import type { OfflineOutcome } from './worker/offlineSession.ts'
import { TOPIC_WEIGHTS } from './worker/topicWeights.ts'

let running: Worker | undefined

/** One for as long as the page is open: it holds the session where it stands. */
const worker = () =>
  (running ??= new Worker(new URL('./worker/offlineWorker.ts', import.meta.url), {
    type: 'module',
  }))

/** Files that the service worker keeps, whether or not they are of the shell. */
const FILES = 'files'
const DAY_MS = 24 * 60 * 60_000

/** Resolves once the service worker answers for this page; on a device's first visit it comes late. */
async function isControlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}

/** Whether an answer is there and less than a day old: for so long the server lets it be kept. */
const isFresh = (kept: Response | undefined) =>
  Date.now() - Date.parse(kept?.headers.get('date') ?? '') < DAY_MS

/** Has what plays on be there when there is no network: the worker's file is kept as it is fetched. */
export async function prepareWorker(): Promise<void> {
  // What is fetched before is kept by nobody.
  await isControlled()
  worker()
  const files = await globalThis.caches?.open(FILES)
  if (!isFresh(await files?.match(TOPIC_WEIGHTS))) await files?.add(TOPIC_WEIGHTS)
}

function ask(asked: TakeAsked): Promise<OfflineOutcome> {
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
      // Another one may be had: the file of this one may not have been there.
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

/** What an action came to, in the shape in which `takeAction` says it. */
type Outcome = { data: ActionAnswer; error?: undefined } | { data?: undefined; error: unknown }

const refused = (refusal: Extract<OfflineOutcome, { refusal: unknown }>['refusal']) => ({
  error: { status: 409, data: { detail: refusal.code, ...refusal } },
})

/** The device has no room, or its worker cannot be had: like a call that never arrived. */
const NOT_KEPT: Outcome = { error: { status: 'FETCH_ERROR', error: 'Nothing was kept.' } }

const keptOf = (
  { key, at, action }: Pick<KeptTurn, 'key' | 'at' | 'action'>,
  after: string,
  answer: ActionAnswer,
): KeptTurn => ({
  key,
  at,
  action,
  after,
  head: answer.turn_id,
  told: [answer.narrative, answer.setup].filter(Boolean).join('\n\n'),
  choices: answer.session_data.choices,
})

/** Plays an action without the server: kept on the device first, then shown. */
export async function takeOffline(taken: OfflineTaken): Promise<Outcome> {
  const { dispatch, owner, play, session, action } = taken
  const before = readKeptTurns(owner, session.id)
  const after = session.session_data.narrative_history.at(-1)?.turn_id ?? ''
  // Another tab has played on.
  if (after !== (before.at(-1)?.head ?? play.entry.turn_id))
    return refused({ code: 'session_moved' })
  const next = { key: newUuid(), at: new Date().toISOString(), action }
  const outcome = await ask({ play, taken: before, next }).catch(() => null)
  if (outcome === null) return NOT_KEPT
  if ('refusal' in outcome) return refused(outcome.refusal)
  const { answer } = outcome
  if (answer.declined) return { data: answer }
  if (!keepTurns(owner, session.id, [...before, keptOf(next, after, answer)])) return NOT_KEPT
  dispatch(
    sessionsApi.util.updateQueryData('getSession', session.id, (held) => {
      applyAnswer(held, answer)
    }),
  )
  return { data: answer }
}
