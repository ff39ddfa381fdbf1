import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import type { ActionAnswer, OpeningPictures } from '@kathasagar/api/contract'

import { isDatabaseAway } from '../../../../platform/db/rows.ts'
import type { OnQueue } from '../../../../platform/queuePlace.ts'
import { isRefusal, type Refusal, type Bus } from '../../../../platform/call.ts'

/** Time for which text is collected before it is sent, in ms. */
const GATHER_MS = 40
/** Maximum length of text in a message of 8,000 bytes. In JSON, a character may take six bytes. */
const MOST_CHARACTERS = 1200

async function sendTo(bus: Bus, to: string, events: ActionEvents): Promise<void> {
  let gathered: [number, string][] = []
  let size = 0
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (gathered.length > 0) bus.tell({ kind: 'words', to, events: gathered })
    gathered = []
    size = 0
  }
  for await (const event of events) {
    if (event.event === 'end') break
    if (event.event === 'queue') continue
    // The listener receives the complete text at the end.
    if (event.text.length > MOST_CHARACTERS) continue
    if (size + event.text.length > MOST_CHARACTERS) flush()
    gathered.push([event.id, event.text])
    size += event.text.length
    timer ??= setTimeout(flush, GATHER_MS)
  }
  flush()
  bus.tell({ kind: 'told', to })
}

/** Sends the text of running turns to other processes that request it. */
export function relayText(
  bus: Bus,
  running: RunningTurns,
  reportError: (error: unknown) => void,
): () => void {
  const listeners = new Set<string>()
  return bus.hear((message) => {
    if (message.kind !== 'who_tells' || listeners.has(message.to)) return
    const events = running.read(message.action, message.after)
    if (events === undefined) return
    listeners.add(message.to)
    void sendTo(bus, message.to, events)
      .catch(reportError)
      .finally(() => listeners.delete(message.to))
  })
}

export type ActionOutcome = ActionAnswer | Refusal

export type ActionEvents = AsyncGenerator<FeedEvent<ActionOutcome>, void>

export async function* streamEnd(end: ActionOutcome): ActionEvents {
  yield { event: 'end', id: 1, end }
}

const picturesIn = ({ plate, portrait }: ActionAnswer): OpeningPictures => ({
  ...(plate && { plate }),
  ...(portrait && { portrait }),
})

/** Streams the text of a finished action in pieces, followed by the end event. */
export async function* streamText(pieces: readonly string[], end: ActionOutcome): ActionEvents {
  const pictures = isRefusal(end) ? {} : picturesIn(end)
  for (const [index, text] of pieces.entries()) {
    yield { event: 'delta', id: index + 1, text, ...(index === 0 && { pictures }) }
  }
  yield { event: 'end', id: pieces.length + 1, end }
}

const LONGEST_WAIT_MS = 2 ** 31 - 1

export interface RunningTurns {
  /** Runs a turn to its end, even without listeners. `work` reports text and the position in the queue. */
  start(
    actionId: string,
    work: (tellMore: OnDelta, onQueue: OnQueue) => Promise<ActionOutcome>,
  ): void
  /** Runs background work that does not count as a turn. */
  aside: Asides['run']
  read(actionId: string, afterId: number): ActionEvents | undefined
  count(): number
  isOpen(): boolean
  close(): void
  /** Waits until nothing is running, at most `ms`. Returns false after the time limit. */
  settle(ms?: number): Promise<boolean>
}

export function createRunningTurns(reportError: (error: unknown) => void): RunningTurns {
  const feeds = new Map<string, EventFeed<ActionOutcome>>()
  const tasks = new Set<Promise<void>>()
  const stopping = new AbortController()
  const asides = createAsides(reportError, stopping.signal)

  const run = async (actionId: string, work: Parameters<RunningTurns['start']>[1]) => {
    const feed = openEventFeed<ActionOutcome>()
    feeds.set(actionId, feed)
    try {
      feed.end(await work(feed.delta, feed.queue))
    } catch (fault) {
      reportError(fault)
      // While the database is down, the outcome is unknown. Clients can request it later with their key.
      feed.end({ code: isDatabaseAway(fault) ? 'database_away' : 'internal' })
    } finally {
      // Current readers still have the feed. Later readers get the outcome from the database.
      feeds.delete(actionId)
    }
  }

  return {
    start(actionId, work) {
      const task = run(actionId, work)
      tasks.add(task)
      void task.then(() => tasks.delete(task))
    },
    aside: asides.run,
    read: (actionId, afterId) => feeds.get(actionId)?.read(afterId),
    count: () => tasks.size,
    isOpen: () => !stopping.signal.aborted,
    close: () => stopping.abort(),
    settle: (ms = LONGEST_WAIT_MS) =>
      // Waits for the turns first, because they may start background work.
      withDeadline(Promise.all(tasks).then(asides.settle), { ms, late: false }),
  }
}

interface Asides {
  /** Runs work. Returns false if work with this key is running or the process is stopping. */
  run(key: string, work: (signal: AbortSignal) => Promise<void>): boolean
  settle(): Promise<boolean>
}

function createAsides(reportError: (error: unknown) => void, stopping: AbortSignal): Asides {
  const tasks = new Map<string, Promise<void>>()
  return {
    run(key, work) {
      if (tasks.has(key) || stopping.aborted) return false
      const task = work(stopping)
        .catch((fault: unknown) => {
          if (!stopping.aborted) reportError(fault)
        })
        .finally(() => tasks.delete(key))
      tasks.set(key, task)
      return true
    },
    settle: () => Promise.all(tasks.values()).then(() => true),
  }
}

export type FeedEvent<End> =
  | { event: 'queue'; id: number; ahead: number }
  | { event: 'delta'; id: number; text: string; pictures?: OpeningPictures }
  | { event: 'end'; id: number; end: End }

/** Streams text. The first call includes the images of the scene. */
export type OnDelta = (text: string, pictures?: OpeningPictures) => void

interface EventFeed<End> {
  delta: OnDelta
  queue: OnQueue
  end(end: End): void
  read(afterId: number): AsyncGenerator<FeedEvent<End>, void>
}

/** Opens an empty feed. Event ids start at 1. */
function openEventFeed<End>(): EventFeed<End> {
  const events: FeedEvent<End>[] = []
  let { promise: news, resolve: announce } = Promise.withResolvers<void>()

  const add = (event: FeedEvent<End>) => {
    events.push(event)
    announce()
    ;({ promise: news, resolve: announce } = Promise.withResolvers<void>())
  }

  return {
    delta: (text, pictures) =>
      add({ event: 'delta', id: events.length + 1, text, ...(pictures && { pictures }) }),
    queue: (ahead) => add({ event: 'queue', id: events.length + 1, ahead }),
    end: (end) => add({ event: 'end', id: events.length + 1, end }),
    async *read(afterId) {
      for (let seen = afterId; ;) {
        // A reader who is past the last event still gets the end event.
        if (events.at(-1)?.event === 'end') seen = Math.min(seen, events.length - 1)
        const event = events[seen]
        if (event === undefined) {
          await news
          continue
        }
        yield event
        if (event.event === 'end') return
        seen += 1
      }
    },
  }
}
