import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'

export interface StartFailedDialogProps {
  reason: string | null
  onClose: () => void
}

const OpenStartFailed = lazyPart(
  async () => (await import('./OpenStartFailed.tsx')).OpenStartFailed,
  { isNeeded: ({ reason }) => reason !== null, onMissing: ({ onClose }) => onClose() },
)

export function StartFailedDialog(props: StartFailedDialogProps) {
  return <OpenStartFailed {...props} />
}
