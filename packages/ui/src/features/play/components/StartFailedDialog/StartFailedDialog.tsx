import { useOnceOpened } from '../../../../design-system/hooks/useOnceOpened.ts'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'

export interface StartFailedDialogProps {
  /** Why the story could not be begun, in the server's words; null keeps the dialog closed. */
  reason: string | null
  onClose: () => void
}

const OpenStartFailed = lazyPart(
  async () => (await import('./OpenStartFailed.tsx')).OpenStartFailed,
  {
    isNeeded: ({ reason }) => reason !== null,
    onMissing: ({ onClose }) => onClose(),
  },
)

/** Says that a story could not be begun, though the player is signed in. It is loaded when first opened. */
export function StartFailedDialog(props: StartFailedDialogProps) {
  const wasOpened = useOnceOpened(props.reason !== null)
  if (!wasOpened) return null

  return <OpenStartFailed {...props} />
}
