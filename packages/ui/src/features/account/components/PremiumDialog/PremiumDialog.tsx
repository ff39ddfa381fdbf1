import { useOnceOpened } from '../../../../design-system/hooks/useOnceOpened.ts'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'

export interface PremiumDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The reader goes to the premium waitlist. */
  onJoin: () => void
}

const OpenPremium = lazyPart(async () => (await import('./OpenPremium.tsx')).OpenPremium, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

/** Stands before a premium story, and shows the way to premium access. It is loaded when first opened. */
export function PremiumDialog(props: PremiumDialogProps) {
  const wasOpened = useOnceOpened(props.isOpen)
  if (!wasOpened) return null

  return <OpenPremium {...props} />
}
