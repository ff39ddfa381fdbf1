import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'

import { LEFT_TURNS } from './keptOnDevice.ts'
import type { LocalTurn } from './pendingTurns.ts'

const keyOf = (owner: string, sessionId: string) => `${LEFT_TURNS}${owner}:${sessionId}`

const wordsOf = ({ action }: LocalTurn) =>
  'user_action' in action
    ? action.user_action
    : 'selected_choice' in action
      ? (action.selected_choice ?? '')
      : ''

export function leaveTurns(owner: string, sessionId: string, turns: readonly LocalTurn[]): boolean {
  const told = turns.flatMap((turn) => [wordsOf(turn), turn.told]).filter(Boolean)
  return told.length === 0 || deviceStorage.write(keyOf(owner, sessionId), told.join('\n\n'))
}

export const readLeftTurns = (owner: string, sessionId: string): string | null =>
  deviceStorage.read(keyOf(owner, sessionId))

export const forgetLeftTurns = (owner: string, sessionId: string) =>
  deviceStorage.remove(keyOf(owner, sessionId))
