import type { GameSession } from '@kathasagar/api/contract'
import type { AfterEnding, PlayScreenProps, StoryLog } from '@kathasagar/ui'

import type { useOfflinePlay } from '../../offline/useOfflinePlay.ts'

type Shown = Pick<PlayScreenProps, 'session' | 'log' | 'ending' | 'memory'>

/** What the server told cannot be taken back. */
const withoutUndo = (session: GameSession): GameSession => ({
  ...session,
  session_data: { ...session.session_data, can_undo: false },
})

/** The log can be read, and kept as a text. */
const readOnly = ({ entries, hasEarlier = false, onSave }: StoryLog): StoryLog => ({
  entries,
  hasEarlier,
  onSave,
})

const endingAlone = (ending: AfterEnding): AfterEnding => ({
  ...ending,
  keepsake: undefined,
  onRatingChange: undefined,
  onShare: undefined,
  codexHref: undefined,
  commentsHref: undefined,
})

function networkOf({ isOffline, isJoining, play }: ReturnType<typeof useOfflinePlay>) {
  if (isJoining) return 'joining'
  if (!isOffline) return undefined
  return play ? 'goes_on' : 'away'
}

/** What the page of a play shows of all that there is: without a network, what needs none. */
export function shownIn(
  offline: ReturnType<typeof useOfflinePlay>,
  shown: Shown,
): Shown & Pick<PlayScreenProps, 'network'> {
  const network = networkOf(offline)
  if (!offline.isOffline) return { ...shown, network }
  const { session, log, ending } = shown
  return {
    session: session && offline.isUntouched ? withoutUndo(session) : session,
    log: readOnly(log),
    ending: endingAlone(ending),
    memory: undefined,
    network,
  }
}
