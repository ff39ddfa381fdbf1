import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'

export interface LoginRequiredDialogProps {
  isOpen?: boolean
  message?: string | undefined
  onClose: () => void
  onContinue: () => void
  /** Called to create an account. If absent, there is no such button. */
  onCreateAccount?: (() => void) | undefined
  /** Starts the story as a guest. Absent if guests cannot play it. */
  onTry?: (() => void) | undefined
}

const OpenLoginRequired = lazyPart(
  async () => (await import('./OpenLoginRequired.tsx')).OpenLoginRequired,
  { isNeeded: ({ isOpen = true }) => isOpen, onMissing: ({ onClose }) => onClose() },
)

export function LoginRequiredDialog(props: LoginRequiredDialogProps) {
  return <OpenLoginRequired {...props} />
}
