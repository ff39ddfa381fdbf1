import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import type { InsteadProps } from './lazyPart.tsx'

/** Stands for a part that a page can't do without: says that it is missing, and asks for it again. */
export function LazyFailed({ onRetry }: InsteadProps) {
  const { primitives } = useMessages()

  return <ErrorState message={primitives.partFailed} onRetry={onRetry} />
}
