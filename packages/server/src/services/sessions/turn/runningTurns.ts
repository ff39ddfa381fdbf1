import type { ActionAnswer } from '@kathasagar/api/contract'

import type { Refusal } from '../../refusal.ts'
import { openEventFeed, type FeedEvent, type EventFeed } from './eventFeed.ts'

/** How an action ended: its answer, or why there is none. */
export type ActionOutcome = ActionAnswer | Refusal

export type ActionEvents = AsyncGenerator<FeedEvent<ActionOutcome>, void>

/** The turns that this process tells just now. They belong to the server, not to a connection. */
export interface RunningTurns {
  /** Runs to its end whoever listens. `work` gives its prose to the function it is handed. */
  start(actionId: string, work: (tellMore: (text: string) => void) => Promise<ActionOutcome>): void
  /** What an action tells, if it is told here and now. */
  read(actionId: string, afterId: number): ActionEvents | undefined
  /** Waits until no turn runs: nothing is begun here any more once the server stops. */
  settle(): Promise<void>
}

export function createRunningTurns(reportFault: (fault: unknown) => void): RunningTurns {
  const feeds = new Map<string, EventFeed<ActionOutcome>>()
  const tasks = new Set<Promise<void>>()

  const run = async (actionId: string, work: Parameters<RunningTurns['start']>[1]) => {
    const feed = openEventFeed<ActionOutcome>()
    feeds.set(actionId, feed)
    try {
      feed.end(await work((text) => feed.delta(text)))
    } catch (fault) {
      reportFault(fault)
      feed.end({ code: 'internal' })
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
    read: (actionId, afterId) => feeds.get(actionId)?.read(afterId),
    async settle() {
      await Promise.all(tasks)
    },
  }
}
