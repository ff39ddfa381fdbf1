import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import type { InsteadProps } from './lazyPart.tsx'

export function LazyFailed({ onRetry }: InsteadProps) {
  const { primitives } = useMessages()

  return <ErrorState message={primitives.partFailed} onRetry={onRetry} />
}
