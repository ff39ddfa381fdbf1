import { useUi } from '../context/uiContext.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** Returns true if the provider or the system reduces motion. */
export function useReducedMotion(): boolean {
  const { motion } = useUi()
  const isSystemStill = useMediaQuery('(prefers-reduced-motion: reduce)')

  return motion === 'off' || (motion === 'system' && isSystemStill)
}
