import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import type { ActionAnswer } from '@kathasagar/api/contract'

import { isDatabaseAway } from '../../isDatabaseAway.ts'
import type { Refusal } from '../../refusal.ts'
import { openEventFeed, type FeedEvent, type EventFeed } from './eventFeed.ts'

/** How an action ended: its answer, or why there is none. */
export type ActionOutcome = ActionAnswer | Refusal

export type ActionEvents = AsyncGenerator<FeedEvent<ActionOutcome>, void>

/** Tells of an action of which there is nothing to tell but its end. */
export async function* tellEnd(end: ActionOutcome | Promise<ActionOutcome>): ActionEvents {
  yield { event: 'end', id: 1, end: await end }
}

/** Tells of an action that is over with all that was told. */
export async function* tellAll(pieces: readonly string[], end: ActionOutcome): ActionEvents {
  for (const [index, text] of pieces.entries()) yield { event: 'delta', id: index + 1, text }
  yield { event: 'end', id: pieces.length + 1, end }
}

/** The longest that a timer can be set to. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** The turns that this process tells just now. They belong to the server, not to a connection. */
export interface RunningTurns {
  /** Runs to its end whoever listens. `work` gives its prose to the function it is handed. */
  start(actionId: string, work: (tellMore: (text: string) => void) => Promise<ActionOutcome>): void
  /**
   * Runs what nobody waits for, until it ends or this process is to stop; what it throws is reported. It
   * is not counted among the turns. False, and nothing is run, where the same runs for this key.
   */
  aside(key: string, work: (signal: AbortSignal) => Promise<void>): boolean
  /** What an action tells, if it is told here and now. */
  read(actionId: string, afterId: number): ActionEvents | undefined
  /** How many turns run. */
  count(): number
  /** Whether turns are begun here still. */
  isOpen(): boolean
  /** From now on no turn is begun here. */
  close(): void
  /** Waits until no turn runs, and nothing aside, or for so long; true when none does. */
  settle(ms?: number): Promise<boolean>
}

export function createRunningTurns(reportFault: (fault: unknown) => void): RunningTurns {
  const feeds = new Map<string, EventFeed<ActionOutcome>>()
  const tasks = new Set<Promise<void>>()
  const asides = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let isOpen = true

  const run = async (actionId: string, work: Parameters<RunningTurns['start']>[1]) => {
    const feed = openEventFeed<ActionOutcome>()
    feeds.set(actionId, feed)
    try {
      feed.end(await work((text) => feed.delta(text)))
    } catch (fault) {
      reportFault(fault)
      // While the database is away nobody knows the end: whoever asks again by the key hears it.
      feed.end({ code: isDatabaseAway(fault) ? 'database_away' : 'internal' })
    } finally {
      // Who reads has the feed in hand; who comes later finds the end in the database.
      feeds.delete(actionId)
    }
  }

  return {
    start(actionId, work) {
      const task = run(actionId, work)
      tasks.add(task)
      void task.then(() => tasks.delete(task))
    },
    aside(key, work) {
      if (asides.has(key) || !isOpen) return false
      const task = work(stopping.signal)
        .catch((fault: unknown) => {
          if (!stopping.signal.aborted) reportFault(fault)
        })
        .finally(() => asides.delete(key))
      asides.set(key, task)
      return true
    },
    read: (actionId, afterId) => feeds.get(actionId)?.read(afterId),
    count: () => tasks.size,
    isOpen: () => isOpen,
    close: () => {
      isOpen = false
      stopping.abort()
    },
    settle: (ms = LONGEST_WAIT_MS) =>
      withDeadline(
        // A turn may leave something to do aside.
        Promise.all(tasks)
          .then(() => Promise.all(asides.values()))
          .then(() => true),
        { ms, late: false },
      ),
  }
}
