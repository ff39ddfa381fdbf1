import { Readable } from 'node:stream'

import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import type { FastifyReply } from 'fastify'

export interface StreamEvent {
  event: string
  /** Event id. A client that reconnects sends the last id that it received. */
  id: number
  data: unknown
}

export interface EventStream {
  events: AsyncIterable<StreamEvent>
  /** Called when the connection closes, either early or after the last event. */
  abandon?: () => void
}

/** Interval of heartbeats. They are needed, because proxies close idle connections. */
const HEARTBEAT_MS = 15_000
const COMMENT = {
  open: ': listening\n\n',
  heartbeat: ': still here\n\n',
  stopping: ': stopping\nretry: 1000\n\n',
} as const

/** Returns true for a stream. Other responses have no `events` field. */
export const isEventStream = (value: unknown): value is EventStream =>
  typeof value === 'object' && value !== null && 'events' in value

const encode = ({ event, id, data }: StreamEvent) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

/** Resolves on shutdown. Aborting `isOver` removes the listener. */
const whenStopping = (stopping: AbortSignal, isOver: AbortSignal) =>
  new Promise<'stopping'>((resolve) => {
    if (stopping.aborted) resolve('stopping')
    const tell = () => resolve('stopping')
    stopping.addEventListener('abort', tell, { once: true, signal: isOver })
  })

/** Encodes events until the source ends, the server stops, or the client disconnects. */
async function* encodeEvents({ events }: EventStream, stopping: AbortSignal) {
  const iterator = events[Symbol.asyncIterator]()
  const over = new AbortController()
  const stopped = whenStopping(stopping, over.signal)
  try {
    // The first byte also sends the headers. Then the client knows that the stream is open.
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
    // This call is not awaited, because `return` waits for the next event of the source.
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
