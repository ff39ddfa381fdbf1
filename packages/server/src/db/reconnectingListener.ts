import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { DatabaseAwayError, nameFault } from './awayFromDatabase.ts'

const CHANNEL = 'kathasagar'
const AGAIN_AFTER_MS = 500
const CONNECT_WITHIN_MS = 4000
/** The first time: a process that starts is slow to look at what has come. */
const STARTING_MS = 30_000

export interface Line {
  /** Where PostgreSQL itself listens: through a pooler nothing is heard. */
  url: string
  onPayload: (payload: string) => void
  /** The line was broken and is back: what was said meanwhile is lost. */
  onMissed: () => void
  onError: (error: unknown) => void
}

/** Listens once; answers when the line is broken. */
async function listen({ url, onPayload, onError }: Line, connectionTimeoutMillis: number) {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis,
  })
  const broken = Promise.withResolvers<void>()
  client.on('end', () => broken.resolve())
  client.on('error', (error) => onError(new DatabaseAwayError(error)))
  client.on('notification', ({ payload = '' }) => onPayload(payload))
  await client.connect()
  await client.query(`listen ${CHANNEL}`)
  return { client, broken: broken.promise }
}

/** Listens to what is told on the channel, and again when the line breaks. Answers what ends it. */
export async function listenReconnecting(line: Line): Promise<() => Promise<void>> {
  let isClosed = false
  let heard = await listen(line, STARTING_MS)

  const stay = async () => {
    for (;;) {
      await heard.broken
      while (!isClosed) {
        await pause(AGAIN_AFTER_MS)
        const again = await listen(line, CONNECT_WITHIN_MS).catch((error: unknown) =>
          line.onError(nameFault(error)),
        )
        if (!again) continue
        heard = again
        line.onMissed()
        break
      }
      if (isClosed) return
    }
  }
  const staying = stay()
  return async () => {
    isClosed = true
    await heard.client.end().catch(() => undefined)
    await staying
  }
}
