import { useLoadEarlierMutation } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'

/** Turns of a session before the first that is held, a page at a time. */
export function useEarlierTurns(session: GameSession | undefined) {
  const [loadBefore, { isLoading }] = useLoadEarlierMutation()
  const first = session?.session_data.narrative_history[0]

  return {
    hasEarlier: first !== undefined && first.number > 0,
    isBusy: isLoading,
    onLoadEarlier: async () => {
      if (session && first) await loadBefore({ session_id: session.id, before: first.turn_id })
    },
  }
}
