import { api, errorBodyOf, messageFor, useChooseTellingMutation } from '@kathasagar/api'
import type { GameSession, RetellAction } from '@kathasagar/api/contract'
import { usePlayMessages, type Tellings } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useAppDispatch } from '../../slices/storeHooks.ts'

interface TellingsOptions {
  session: GameSession | undefined
  /** Has the newest turn told again or on. */
  onRetell: (action: RetellAction) => Promise<boolean>
  /** Tells other tabs that the session is another one now. */
  tellOtherTabs: () => void
}

/** Refusals because the session is not the one that is shown. */
const STALE = ['session_moved', 'action_running', 'not_found']

/** Returns the calls that regenerate the newest narration of a session and choose among its versions. */
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

  return {
    onRetell,
    onChoose: async (index) => {
      const { error } = await choose({ ...at, index })
      if (!error) {
        tellOtherTabs()
        return null
      }
      if (STALE.includes(errorBodyOf(error)?.code ?? '')) {
        dispatch(api.util.invalidateTags([{ type: 'Session', id: session.id }]))
      }
      return messageFor(error, tellings.notHad, site)
    },
  }
}
