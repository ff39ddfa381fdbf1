import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Bus, BusMessage } from '../services/bus.ts'
import type { Db } from './database.ts'
import { listenReconnecting } from './reconnectingListener.ts'

export interface OpenBus extends Bus {
  close(): Promise<void>
}

interface BusSettings {
  /** Where PostgreSQL itself listens: through a pooler nothing is heard. */
  url: string
  /** What messages are sent by. */
  db: Db
  onError: (error: unknown) => void
}

/** Messages that may wait to be sent; more are lost. */
const MOST_WAITING = 1000

/** Sends one message after the other, so that they arrive in order. */
function sendInOrder(db: Db, onError: (error: unknown) => void) {
  let sending = Promise.resolve()
  let waiting = 0
  return (payload: string) => {
    if (waiting >= MOST_WAITING) return
    waiting += 1
    sending = sending
      .then(async () => void (await sql`select pg_notify('kathasagar', ${payload})`.execute(db)))
      .catch(onError)
      .finally(() => (waiting -= 1))
  }
}

/** Carries messages between the processes on one PostgreSQL, by its LISTEN and NOTIFY. */
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
    // What lists show, or models are, may have changed while nothing was heard.
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
