import type { ActionRequest } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'

import { PENDING_TURNS, UNSYNCED_TURNS } from './userStorage.ts'

export interface LocalTurn {
  /** Idempotency key and local id of the turn. */
  key: string
  /** Local id of the previous turn. */
  after: string
  /** Id of the current turn after this action. */
  head: string
  at: string
  action: ActionRequest & { selected_model: string }
  told: string
  choices: string[]
  /** Id of the synced turn on the server. */
  joined?: string
  /** Difference from the server's turn: another text or another scene. */
  otherwise?: 'words' | 'place'
}

const keyOf = (owner: string, sessionId: string) => `${PENDING_TURNS}${owner}:${sessionId}`

/** Checks the shape. Only this module writes the data, so more checks are unnecessary. */
const isTurn = (value: unknown): value is LocalTurn =>
  typeof fieldOf(value, 'head') === 'string' && Array.isArray(fieldOf(value, 'choices'))

const listeners = new Set<() => void>()

/** Calls the listener when turns change in this tab or another one. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Cache of parsed lists, so that references are stable. */
const parsed = new Map<string, { text: string; turns: readonly LocalTurn[] }>()
const NONE: readonly LocalTurn[] = []

/** Returns the unsynced turns of a session, oldest first. */
export function readPending(owner: string, sessionId: string): readonly LocalTurn[] {
  const key = keyOf(owner, sessionId)
  const text = deviceStorage.read(key)
  if (text === null) return NONE
  const known = parsed.get(key)
  if (known?.text === text) return known.turns
  const value = deviceStorage.readJson(key)
  const turns = Array.isArray(value) ? value.filter(isTurn) : NONE
  parsed.set(key, { text, turns })
  return turns
}

export function saveTurns(owner: string, sessionId: string, turns: readonly LocalTurn[]): boolean {
  const key = keyOf(owner, sessionId)
  const isKept = turns.length === 0 || deviceStorage.writeJson(key, turns)
  if (turns.length === 0) deviceStorage.remove(key)
  for (const listener of listeners) listener()
  return isKept
}

const unsyncedKeyOf = (owner: string, sessionId: string) => `${UNSYNCED_TURNS}${owner}:${sessionId}`

const wordsOf = ({ action }: LocalTurn) =>
  fieldOf(action, 'user_action') ?? fieldOf(action, 'selected_choice')

export function addUnsynced(owner: string, sessionId: string, turns: readonly LocalTurn[]) {
  const told = turns.flatMap((turn) => [wordsOf(turn), turn.told]).filter(Boolean)
  return (
    told.length === 0 || deviceStorage.write(unsyncedKeyOf(owner, sessionId), told.join('\n\n'))
  )
}

export const readUnsynced = (owner: string, sessionId: string): string | null =>
  deviceStorage.read(unsyncedKeyOf(owner, sessionId))

export const deleteUnsynced = (owner: string, sessionId: string) =>
  deviceStorage.remove(unsyncedKeyOf(owner, sessionId))
