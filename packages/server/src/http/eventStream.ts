import { Readable } from 'node:stream'

import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import type { FastifyReply } from 'fastify'

export interface StreamEvent {
  event: string
  /** Grows within a stream; a reader that comes back names the last one it has. */
  id: number
  data: unknown
}

/** An answer that is told as it comes. */
export interface EventStream {
  events: AsyncIterable<StreamEvent>
  /** Called once the reader has left or has all of it. */
  abandon?: () => void
}

/** Proxies drop a connection that is silent for longer. */
const HEARTBEAT_MS = 15_000
const COMMENT = {
  open: ': listening\n\n',
  heartbeat: ': still here\n\n',
  stopping: ': stopping\nretry: 1000\n\n',
} as const

/** No answer of the contract has `events`, so they tell a stream from an answer. */
export const isEventStream = (value: unknown): value is EventStream =>
  typeof value === 'object' && value !== null && 'events' in value

const encode = ({ event, id, data }: StreamEvent) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

/** Waits for the server's end as long as `isOver` has not come: a signal keeps who listens to it. */
const onceStopping = (stopping: AbortSignal, isOver: AbortSignal) =>
  new Promise<'stopping'>((resolve) => {
    if (stopping.aborted) resolve('stopping')
    const tell = () => resolve('stopping')
    stopping.addEventListener('abort', tell, { once: true, signal: isOver })
  })

/** Ends with the events, with the reader, or with the server: then the reader may come back. */
async function* encodeEvents({ events }: EventStream, stopping: AbortSignal) {
  const iterator = events[Symbol.asyncIterator]()
  const over = new AbortController()
  const stopped = onceStopping(stopping, over.signal)
  try {
    // The head of the answer leaves with the first byte: the reader learns at once that it is heard.
    yield COMMENT.open
    let next = iterator.next()
    for (;;) {
      const spoken = Promise.race([next, stopped])
      const first = await withDeadline(spoken, { ms: HEARTBEAT_MS, late: 'heartbeat' as const })
      if (first === 'heartbeat') {
        yield COMMENT.heartbeat
      } else if (first === 'stopping') {
        yield COMMENT.stopping
        return
      } else {
        if (first.done) return
        yield encode(first.value)
        next = iterator.next()
      }
    }
  } finally {
    over.abort()
    // Not awaited: a source that is silent just now would keep the reader until it speaks.
    void iterator.return?.().catch(() => undefined)
  }
}

/** Sends events as they come; a slow reader slows the source down. */
export function sendEvents(reply: FastifyReply, stream: EventStream, stopping: AbortSignal) {
  const { abandon } = stream
  if (abandon) reply.raw.once('close', abandon)
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(encodeEvents(stream, stopping)))
}
