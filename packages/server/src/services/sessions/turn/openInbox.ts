import { randomUUID } from 'node:crypto'

import { withDeadline } from '@kathasagar/api/runtime/withDeadline'

import type { Bus } from '../../bus.ts'
import type { FeedEvent } from './eventFeed.ts'

type Delta = Extract<FeedEvent<never>, { event: 'delta' }>

/** Words of an action that another process tells, as they come. */
export interface Inbox {
  /** Id of the last event that was taken. */
  lastId: () => number
  /** Whether the action has its end in the database. */
  isTold: () => boolean
  /** Asks whoever tells the action to send its words; may be asked again. */
  ask(): void
  /** What has come since. */
  take(): Delta[]
  /** Resolves when something has come, or after so long. */
  wait(ms: number): Promise<void>
  close(): void
}

/** Listens to an action after event `afterId`. Events that come out of order are left out. */
export function openInbox(bus: Bus, action: string, afterId: number): Inbox {
  const me = randomUUID()
  let waiting: Delta[] = []
  let [received, taken, told] = [afterId, afterId, false]
  let news = Promise.withResolvers<void>()

  const close = bus.hear((message) => {
    if (message.kind === 'words' && message.to === me) {
      for (const [id, text] of message.events) {
        if (id <= received) continue
        waiting.push({ event: 'delta', id, text })
        received = id
      }
    } else if (message.kind === 'told' && message.to === me) told = true
    else return
    news.resolve()
  })

  return {
    lastId: () => taken,
    isTold: () => told,
    ask: () => bus.tell({ kind: 'who_tells', action, after: received, to: me }),
    take: () => {
      const events = waiting
      waiting = []
      taken = received
      if (!told) news = Promise.withResolvers<void>()
      return events
    },
    wait: (ms) => withDeadline(news.promise, { ms, late: undefined }),
    close,
  }
}
