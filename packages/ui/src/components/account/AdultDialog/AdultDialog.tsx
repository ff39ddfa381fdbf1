import { lazy, Suspense } from 'react'

import { useOnceOpened } from '../../../hooks/useOnceOpened.ts'

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

const OpenAdult = lazy(async () => ({
  default: (await import('./OpenAdult.tsx')).OpenAdult,
}))

/** Asks a reader once whether they are old enough for mature stories. It is loaded when first opened. */
export function AdultDialog(props: AdultDialogProps) {
  const wasOpened = useOnceOpened(props.isOpen)
  if (!wasOpened) return null

  return (
    <Suspense>
      <OpenAdult {...props} />
    </Suspense>
  )
}
