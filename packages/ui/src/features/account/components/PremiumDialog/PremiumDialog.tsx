import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'

export interface PremiumDialogProps {
  isOpen: boolean
  onClose: () => void
  onJoin: () => void
}

const OpenPremium = lazyPart(async () => (await import('./OpenPremium.tsx')).OpenPremium, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

export function PremiumDialog(props: PremiumDialogProps) {
  return <OpenPremium {...props} />
}
