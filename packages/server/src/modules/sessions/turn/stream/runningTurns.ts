import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import type { ActionAnswer, OpeningPictures } from '@kathasagar/api/contract'

import { isDatabaseAway } from '../../../../platform/db/isDatabaseAway.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'

/** End of an action. */
export type ActionOutcome = ActionAnswer | Refusal

export type ActionEvents = AsyncGenerator<FeedEvent<ActionOutcome>, void>

/** Streams the end of an action alone. */
export async function* tellEnd(end: ActionOutcome): ActionEvents {
  yield { event: 'end', id: 1, end }
}

const picturesIn = ({ plate, portrait }: ActionAnswer): OpeningPictures => ({
  ...(plate && { plate }),
  ...(portrait && { portrait }),
})

/** Streams all words of an action that is over, and its end. */
export async function* tellAll(pieces: readonly string[], end: ActionOutcome): ActionEvents {
  const pictures = isRefusal(end) ? {} : picturesIn(end)
  for (const [index, text] of pieces.entries()) {
    yield { event: 'delta', id: index + 1, text, ...(index === 0 && { pictures }) }
  }
  yield { event: 'end', id: pieces.length + 1, end }
}

/** Longest time of a timer, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Turns that this process narrates. They belong to the server, not to a connection. */
export interface RunningTurns {
  /** Runs a turn to its end, whoever listens. `work` streams its words through `tellMore`. */
  start(actionId: string, work: (tellMore: Tell) => Promise<ActionOutcome>): void
  /** Runs work in the background that is not counted as a turn. */
  aside: Asides['run']
  /** Streams an action that this process narrates. */
  read(actionId: string, afterId: number): ActionEvents | undefined
  /** Returns the number of running turns. */
  count(): number
  /** Returns true while turns may begin here. */
  isOpen(): boolean
  /** Lets no turn begin from now on. */
  close(): void
  /** Waits until nothing runs, at most so many ms. Returns true if nothing runs. */
  settle(ms?: number): Promise<boolean>
}

export function createRunningTurns(reportFault: (fault: unknown) => void): RunningTurns {
  const feeds = new Map<string, EventFeed<ActionOutcome>>()
  const tasks = new Set<Promise<void>>()
  const stopping = new AbortController()
  const asides = createAsides(reportFault, stopping.signal)

  const run = async (actionId: string, work: Parameters<RunningTurns['start']>[1]) => {
    const feed = openEventFeed<ActionOutcome>()
    feeds.set(actionId, feed)
    try {
      feed.end(await work(feed.delta))
    } catch (fault) {
      reportFault(fault)
      // While the database is away, nobody knows the end. A client gets it later by the key.
      feed.end({ code: isDatabaseAway(fault) ? 'database_away' : 'internal' })
    } finally {
      // Readers hold the feed. Later ones find the end in the database.
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
      // A turn may leave background work.
      withDeadline(Promise.all(tasks).then(asides.settle), { ms, late: false }),
  }
}

/** Background work. */
interface Asides {
  /** Runs work until it ends or the process stops. Returns false if work with this key runs, or the process stops. */
  run(key: string, work: (signal: AbortSignal) => Promise<void>): boolean
  /** Waits until nothing runs. */
  settle(): Promise<boolean>
}

function createAsides(reportFault: (fault: unknown) => void, stopping: AbortSignal): Asides {
  const tasks = new Map<string, Promise<void>>()
  return {
    run(key, work) {
      if (tasks.has(key) || stopping.aborted) return false
      const task = work(stopping)
        .catch((fault: unknown) => {
          if (!stopping.aborted) reportFault(fault)
        })
        .finally(() => tasks.delete(key))
      tasks.set(key, task)
      return true
    },
    settle: () => Promise.all(tasks.values()).then(() => true),
  }
}

/** Event of a running action: some words, or its end. */
export type FeedEvent<End> =
  | { event: 'delta'; id: number; text: string; pictures?: OpeningPictures }
  | { event: 'end'; id: number; end: End }

/** Streams words. The first ones bring the pictures of the scene. */
export type Tell = (text: string, pictures?: OpeningPictures) => void

/** Events of one running action, for any number of readers. */
interface EventFeed<End> {
  delta: Tell
  end(end: End): void
  /** Streams everything after event `afterId` to the end. */
  read(afterId: number): AsyncGenerator<FeedEvent<End>, void>
}

/** Opens a feed without events. Event ids count up from 1. */
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
    end: (end) => add({ event: 'end', id: events.length + 1, end }),
    async *read(afterId) {
      for (let seen = afterId; ;) {
        // A reader that claims to have seen more than there is still gets the end.
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
