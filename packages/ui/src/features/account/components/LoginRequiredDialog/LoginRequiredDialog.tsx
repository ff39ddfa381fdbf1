import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'

export interface LoginRequiredDialogProps {
  isOpen?: boolean
  message?: string | undefined
  onClose: () => void
  onContinue: () => void
  onCreateAccount?: (() => void) | undefined
  /** Starts the story as a guest. Absent if the story requires an account. */
  onTry?: (() => void) | undefined
}

const OpenLoginRequired = lazyPart(
  async () => (await import('./OpenLoginRequired.tsx')).OpenLoginRequired,
  { isNeeded: ({ isOpen = true }) => isOpen, onMissing: ({ onClose }) => onClose() },
)

export function LoginRequiredDialog(props: LoginRequiredDialogProps) {
  return <OpenLoginRequired {...props} />
}
