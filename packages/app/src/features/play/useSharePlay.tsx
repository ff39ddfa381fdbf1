import type { GameSession } from '@kathasagar/api/contract'
import { lazyPart } from '@kathasagar/ui'
import { useState } from 'react'

import { useAppSelector } from '../../slices/storeHooks.ts'
import type { SharePlayProps } from './SharePlay.tsx'

const SharePlay = lazyPart(async () => (await import('./SharePlay.tsx')).SharePlay, {
  isNeeded: ({ isOpen }: SharePlayProps) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

/** A way to share a play as it stands, and the dialog that it opens, which is loaded when it is first asked for. */
export function useSharePlay() {
  const [shared, setShared] = useState<GameSession | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  return {
    share: (session: GameSession) => {
      setShared(session)
      setIsOpen(true)
    },
    shareDialog: shared && (
      <SharePlay
        isOpen={isOpen}
        key={shared.id}
        newest={shared.session_data.narrative_history.at(-1)?.turn_id ?? ''}
        onClose={() => setIsOpen(false)}
        session_id={shared.id}
        title={shared.story.title}
      />
    ),
  }
}

/**
 * The way to share an open session; none for a guest, whose plays are not shared, for a test of a draft, and
 * where a page of its own has told it.
 */
export function useOnShare(
  session: GameSession | undefined,
  share: (session: GameSession) => void,
): (() => void) | undefined {
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const mayShare = session && !session.preview && !session.session_data.page && !isGuest
  return mayShare ? () => share(session) : undefined
}
