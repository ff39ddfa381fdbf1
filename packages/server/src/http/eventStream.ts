import { Readable } from 'node:stream'

import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import type { FastifyReply } from 'fastify'

export interface StreamEvent {
  event: string
  /** Increasing. A reconnecting client sends the last one it received. */
  id: number
  data: unknown
}

export interface EventStream {
  events: AsyncIterable<StreamEvent>
  /** Called when the client has left or received everything. */
  abandon?: () => void
}

/** Proxies close connections that are silent for longer. */
const HEARTBEAT_MS = 15_000
const COMMENT = {
  open: ': listening\n\n',
  heartbeat: ': still here\n\n',
  stopping: ': stopping\nretry: 1000\n\n',
} as const

/** Answers of the contract have no `events` field. */
export const isEventStream = (value: unknown): value is EventStream =>
  typeof value === 'object' && value !== null && 'events' in value

const encode = ({ event, id, data }: StreamEvent) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

/** Resolves on shutdown. `isOver` removes the listener, which the signal would otherwise retain. */
const whenStopping = (stopping: AbortSignal, isOver: AbortSignal) =>
  new Promise<'stopping'>((resolve) => {
    if (stopping.aborted) resolve('stopping')
    const tell = () => resolve('stopping')
    stopping.addEventListener('abort', tell, { once: true, signal: isOver })
  })

/** Ends when the source or the server stops, or the client leaves. After a shutdown, the client may reconnect. */
async function* encodeEvents({ events }: EventStream, stopping: AbortSignal) {
  const iterator = events[Symbol.asyncIterator]()
  const over = new AbortController()
  const stopped = whenStopping(stopping, over.signal)
  try {
    // The first byte sends the headers, so the client knows that the stream is open.
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
    // Not awaited, because a silent source would block until its next event.
    void iterator.return?.().catch(() => undefined)
  }
}

export function sendEvents(reply: FastifyReply, stream: EventStream, stopping: AbortSignal) {
  const { abandon } = stream
  if (abandon) reply.raw.once('close', abandon)
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(encodeEvents(stream, stopping)))
}
