import { lazy, Suspense } from 'react'

import { useOnceOpened } from '../../../hooks/useOnceOpened.ts'

export interface StartFailedDialogProps {
  /** Why the story could not be begun, in the server's words; null keeps the dialog closed. */
  reason: string | null
  /** The player has read it. */
  onClose: () => void
}

const OpenStartFailed = lazy(async () => ({
  default: (await import('./OpenStartFailed.tsx')).OpenStartFailed,
}))

/** Says that a story could not be begun, though the player is signed in. It is loaded when first opened. */
export function StartFailedDialog(props: StartFailedDialogProps) {
  const wasOpened = useOnceOpened(props.reason !== null)
  if (!wasOpened) return null

  return (
    <Suspense>
      <OpenStartFailed {...props} />
    </Suspense>
  )
}
