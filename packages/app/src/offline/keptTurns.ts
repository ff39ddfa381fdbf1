import type { ActionRequest } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'

import { KEPT_TURNS } from './keptOnDevice.ts'

/** An action that was played without a network, in the order of playing. */
export interface KeptTurn {
  /** Its idempotency key, and the id of the turn that it told here. */
  key: string
  /** The turn that it followed, as this device names it. */
  after: string
  /** The turn that the session stands at since. */
  head: string
  /** When it was played, as ISO 8601 in UTC. */
  at: string
  action: ActionRequest & { selected_model: string }
  /** What was told; empty of what told nothing. */
  told: string
  /** The choices that lay open then. */
  choices: string[]
  /** The server's turn once it has joined the account. */
  joined?: string
  /** The server heard its words otherwise, or came to another place: what was told here stands nowhere else. */
  otherwise?: 'words' | 'place'
}

const keyOf = (owner: string, sessionId: string) => `${KEPT_TURNS}${owner}:${sessionId}`

/** Written here and nowhere else: what has the names of one is one. */
const isTurn = (value: unknown): value is KeptTurn =>
  typeof fieldOf(value, 'head') === 'string' && Array.isArray(fieldOf(value, 'choices'))

const listeners = new Set<() => void>()

/** Hears of every change of what is kept, in this tab and in others. */
export function subscribeToKeptTurns(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The same list for as long as it says the same, so that a page draws it once. */
const parsed = new Map<string, { text: string; turns: readonly KeptTurn[] }>()
const NONE: readonly KeptTurn[] = []

/** What was played without a network in a session and has not joined the account, oldest first. */
export function readKeptTurns(owner: string, sessionId: string): readonly KeptTurn[] {
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

/** Keeps them; false where the device has no room. */
export function keepTurns(owner: string, sessionId: string, turns: readonly KeptTurn[]): boolean {
  const key = keyOf(owner, sessionId)
  const isKept = turns.length === 0 || deviceStorage.writeJson(key, turns)
  if (turns.length === 0) deviceStorage.remove(key)
  for (const listener of listeners) listener()
  return isKept
}
