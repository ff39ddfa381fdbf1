import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import type { ActionAnswer, OpeningPictures } from '@kathasagar/api/contract'

import { isDatabaseAway } from '../../isDatabaseAway.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { createAsides, type Asides } from './asides.ts'
import { openEventFeed, type EventFeed, type FeedEvent, type Tell } from './eventFeed.ts'

/** How an action ended: its answer, or why there is none. */
export type ActionOutcome = ActionAnswer | Refusal

export type ActionEvents = AsyncGenerator<FeedEvent<ActionOutcome>, void>

/** Tells of an action of which there is nothing to tell but its end. */
export async function* tellEnd(end: ActionOutcome | Promise<ActionOutcome>): ActionEvents {
  yield { event: 'end', id: 1, end: await end }
}

const picturesIn = ({ plate, portrait }: ActionAnswer): OpeningPictures => ({
  ...(plate && { plate }),
  ...(portrait && { portrait }),
})

/** Tells of an action that is over with all that was told. */
export async function* tellAll(pieces: readonly string[], end: ActionOutcome): ActionEvents {
  const pictures = isRefusal(end) ? {} : picturesIn(end)
  for (const [index, text] of pieces.entries()) {
    yield { event: 'delta', id: index + 1, text, ...(index === 0 && { pictures }) }
  }
  yield { event: 'end', id: pieces.length + 1, end }
}

/** The longest that a timer can be set to. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** The turns that this process tells just now. They belong to the server, not to a connection. */
export interface RunningTurns {
  /** Runs to its end whoever listens. `work` gives its prose to the function it is handed. */
  start(actionId: string, work: (tellMore: Tell) => Promise<ActionOutcome>): void
  /** Does what a turn leaves to be done, with nobody waiting; it is not counted among the turns. */
  aside: Asides['run']
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
  const stopping = new AbortController()
  const asides = createAsides(reportFault, stopping.signal)

  const run = async (actionId: string, work: Parameters<RunningTurns['start']>[1]) => {
    const feed = openEventFeed<ActionOutcome>()
    feeds.set(actionId, feed)
    try {
      feed.end(await work(feed.delta))
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
    aside: asides.run,
    read: (actionId, afterId) => feeds.get(actionId)?.read(afterId),
    count: () => tasks.size,
    isOpen: () => !stopping.signal.aborted,
    close: () => stopping.abort(),
    settle: (ms = LONGEST_WAIT_MS) =>
      // A turn may leave something to be done aside.
      withDeadline(Promise.all(tasks).then(asides.settle), { ms, late: false }),
  }
}
