import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'kysely'
import pg from 'pg'

import type { Bus, BusMessage } from '../platform/call.ts'
import { DatabaseUnavailableError, toDatabaseError } from './awayFromDatabase.ts'
import type { Db } from './database.ts'

const CHANNEL = 'kathasagar'
const RETRY_DELAY_MS = 500
const CONNECT_TIMEOUT_MS = 4000
/** Timeout of the first connection. It is long, because a starting process is slow. */
const START_TIMEOUT_MS = 30_000

interface ListenOptions {
  /** Direct address, because poolers don't pass notifications. */
  url: string
  onPayload: (payload: string) => void
  /** Called after a reconnect, because messages may have been lost. */
  onMissed: () => void
  onError: (error: unknown) => void
}

/** Listens for messages. `broken` resolves when the connection breaks. */
async function listen({ url, onPayload, onError }: ListenOptions, connectionTimeoutMillis: number) {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis })
  const broken = Promise.withResolvers<void>()
  client.on('end', () => broken.resolve())
  client.on('error', (error) => onError(new DatabaseUnavailableError(error)))
  client.on('notification', ({ payload = '' }) => onPayload(payload))
  await client.connect()
  await client.query(`listen ${CHANNEL}`)
  return { client, broken: broken.promise }
}

/** Listens, and reconnects until the returned function is called. */
async function listenReconnecting(line: ListenOptions): Promise<() => Promise<void>> {
  let isClosed = false
  let heard = await listen(line, START_TIMEOUT_MS)

  const stay = async () => {
    for (;;) {
      await heard.broken
      while (!isClosed) {
        await pause(RETRY_DELAY_MS)
        const again = await listen(line, CONNECT_TIMEOUT_MS).catch((error: unknown) =>
          line.onError(toDatabaseError(error)),
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

export interface OpenBus extends Bus {
  close(): Promise<void>
}

interface BusSettings {
  url: string
  db: Db
  onError: (error: unknown) => void
}

const MAX_QUEUED = 1000

function sendInOrder(db: Db, onError: (error: unknown) => void) {
  let sending = Promise.resolve()
  let waiting = 0
  return (payload: string) => {
    if (waiting >= MAX_QUEUED) return
    waiting += 1
    sending = sending
      .then(async () => void (await sql`select pg_notify('kathasagar', ${payload})`.execute(db)))
      .catch(onError)
      .finally(() => (waiting -= 1))
  }
}

export async function openPostgresBus({ url, db, onError }: BusSettings): Promise<OpenBus> {
  const me = randomUUID()
  const listeners = new Set<(message: BusMessage) => void>()
  const spread = (message: BusMessage) => {
    for (const listener of listeners) listener(message)
  }
  const close = await listenReconnecting({
    url,
    onError,
    onPayload: (payload) => {
      const { from, message } = JSON.parse(payload) as { from: string; message: BusMessage }
      if (from !== me) spread(message)
    },
    // Lists or models may have changed while the connection was broken.
    onMissed: () => {
      spread({ kind: 'lists_changed' })
      spread({ kind: 'models_changed' })
    },
  })
  const send = sendInOrder(db, onError)
  return {
    tell: (message) => send(JSON.stringify({ from: me, message })),
    hear: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close,
  }
}
