import { useOnceOpened } from '../../../../design-system/hooks/useOnceOpened.ts'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'

export interface LoginRequiredDialogProps {
  /** Whether the dialog stands before the page; left out, it does. */
  isOpen?: boolean
  /** What asked for an account; a general sentence without one. */
  message?: string | undefined
  onClose: () => void
  /** The visitor goes to the login page, and returns here afterwards. */
  onContinue: () => void
  /** The visitor creates an account, and returns here afterwards; without it there is no such button. */
  onCreateAccount?: (() => void) | undefined
  /** The guest plays without an account: the main button; absent if the story cannot be played so. */
  onTry?: (() => void) | undefined
}

const OpenLoginRequired = lazyPart(
  async () => (await import('./OpenLoginRequired.tsx')).OpenLoginRequired,
  {
    isNeeded: ({ isOpen = true }) => isOpen,
    onMissing: ({ onClose }) => onClose(),
  },
)

/** Stands before anything that needs an account. It is loaded when first opened. */
export function LoginRequiredDialog(props: LoginRequiredDialogProps) {
  const wasOpened = useOnceOpened(props.isOpen ?? true)
  if (!wasOpened) return null

  return <OpenLoginRequired {...props} />
}
