import { useOnceOpened } from '../../../hooks/useOnceOpened.ts'
import { lazyPart } from '../../../lazy/lazyPart.tsx'

export interface AdultDialogProps {
  /** The question stands. */
  isOpen: boolean
  /** The answer is being kept. */
  isBusy?: boolean
  /** Reason why the answer could not be kept, as a sentence. */
  error?: string | undefined
  /** The story is left alone. */
  onClose: () => void
  /** The reader says to be 18 or older. */
  onConfirm: () => void
}

const OpenAdult = lazyPart(async () => (await import('./OpenAdult.tsx')).OpenAdult, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

/** Asks a reader once whether they are old enough for mature stories. It is loaded when first opened. */
export function AdultDialog(props: AdultDialogProps) {
  const wasOpened = useOnceOpened(props.isOpen)
  if (!wasOpened) return null

  return <OpenAdult {...props} />
}
