import type { GameSession } from '@kathasagar/api/contract'
import { usePlayMessages, warningEntryOf } from '@kathasagar/ui'
import { useSyncExternalStore } from 'react'

import { subscribeToKeptTurns } from '../../offline/keptTurns.ts'
import { forgetLeftTurns, readLeftTurns } from '../../offline/leftTurns.ts'
import { ownerOf } from '../../offline/ownerOf.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

/** What was told in turns that could not join the account, as a line of the log, until the player goes on. */
export function useLeftTurns(session: GameSession | undefined) {
  const { turnsLeft } = usePlayMessages().play
  const owner = useAppSelector(ownerOf) ?? ''
  const session_id = session?.id ?? ''
  const read = () => readLeftTurns(owner, session_id)
  const told = useSyncExternalStore(subscribeToKeptTurns, read, read)

  return {
    entry: told === null ? null : warningEntryOf(`${turnsLeft}\n\n${told}`, { id: 'left-turns' }),
    forget: () => forgetLeftTurns(owner, session_id),
  }
}
