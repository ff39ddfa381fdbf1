import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'

export interface AdultDialogProps {
  isOpen: boolean
  isBusy?: boolean
  error?: string | undefined
  onClose: () => void
  onConfirm: () => void
}

const OpenAdult = lazyPart(async () => (await import('./OpenAdult.tsx')).OpenAdult, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

export function AdultDialog(props: AdultDialogProps) {
  return <OpenAdult {...props} />
}
