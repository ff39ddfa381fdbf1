import { useUi } from '../context/uiContext.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** True when nothing may move: the provider says so, or the system does and is listened to. */
export function useReducedMotion(): boolean {
  const { motion } = useUi()
  const isSystemStill = useMediaQuery('(prefers-reduced-motion: reduce)')

  return motion === 'off' || (motion === 'system' && isSystemStill)
}
