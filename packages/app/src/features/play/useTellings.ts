import { api, errorBodyOf, messageFor, useChooseTellingMutation } from '@kathasagar/api'
import type { ActionAnswer, GameSession, RetellAction } from '@kathasagar/api/contract'
import { usePlayMessages, type NotKept, type Tellings } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useAppDispatch } from '../../slices/storeHooks.ts'

interface TellingsOptions {
  session: GameSession | undefined
  /** Has the newest turn told again or on. */
  onRetell: (action: RetellAction) => Promise<boolean>
  /** Tells other tabs that the session is another one now. */
  tellOtherTabs: () => void
}

type Changed = { data?: ActionAnswer | undefined; error?: unknown }

/** Refusals that say the session is not what is shown. */
const STALE = ['session_moved', 'action_running', 'not_found']

/** The ways to other words for what was told last in a session. */
export function useTellings({
  session,
  onRetell,
  tellOtherTabs,
}: TellingsOptions): Tellings | undefined {
  const { tellings } = usePlayMessages().play
  const site = useSiteMessages()
  const dispatch = useAppDispatch()
  const [choose] = useChooseTellingMutation()
  const newest = session?.session_data.narrative_history.at(-1)
  if (session === undefined || newest === undefined) return undefined
  const at = { session_id: session.id, after: newest.turn_id }

  const notDone = ({ data, error }: Changed, without: string): NotKept | null => {
    if (!error) {
      if (!data?.declined) tellOtherTabs()
      return data?.declined ? { declined: data.declined } : null
    }
    if (STALE.includes(errorBodyOf(error)?.code ?? '')) {
      dispatch(api.util.invalidateTags([{ type: 'Session', id: session.id }]))
    }
    return { reason: messageFor(error, without, site) }
  }
  return {
    onRetell,
    onChoose: async (index) => notDone(await choose({ ...at, index }), tellings.notHad),
  }
}
