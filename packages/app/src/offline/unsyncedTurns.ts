import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'

import { UNSYNCED_TURNS } from './userStorage.ts'
import type { LocalTurn } from './pendingTurns.ts'

const keyOf = (owner: string, sessionId: string) => `${UNSYNCED_TURNS}${owner}:${sessionId}`

const wordsOf = ({ action }: LocalTurn) =>
  'user_action' in action
    ? action.user_action
    : 'selected_choice' in action
      ? (action.selected_choice ?? '')
      : ''

export function addUnsynced(owner: string, sessionId: string, turns: readonly LocalTurn[]) {
  const told = turns.flatMap((turn) => [wordsOf(turn), turn.told]).filter(Boolean)
  return told.length === 0 || deviceStorage.write(keyOf(owner, sessionId), told.join('\n\n'))
}

export const readUnsynced = (owner: string, sessionId: string): string | null =>
  deviceStorage.read(keyOf(owner, sessionId))

export const deleteUnsynced = (owner: string, sessionId: string) =>
  deviceStorage.remove(keyOf(owner, sessionId))
