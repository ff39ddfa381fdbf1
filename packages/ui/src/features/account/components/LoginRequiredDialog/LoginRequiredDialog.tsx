import { useOnceOpened } from '../../../../design-system/hooks/useOnceOpened.ts'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'

export interface LoginRequiredDialogProps {
  isOpen?: boolean
  message?: string | undefined
  onClose: () => void
  onContinue: () => void
  /** Called to create an account. Without it there is no such button. */
  onCreateAccount?: (() => void) | undefined
  /** Starts the story as a guest. Absent if guests cannot play it. */
  onTry?: (() => void) | undefined
}

const OpenLoginRequired = lazyPart(
  async () => (await import('./OpenLoginRequired.tsx')).OpenLoginRequired,
  {
    isNeeded: ({ isOpen = true }) => isOpen,
    onMissing: ({ onClose }) => onClose(),
  },
)

export function LoginRequiredDialog(props: LoginRequiredDialogProps) {
  const wasOpened = useOnceOpened(props.isOpen ?? true)
  if (!wasOpened) return null

  return <OpenLoginRequired {...props} />
}
