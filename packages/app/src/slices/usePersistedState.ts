import { useEffect, useRef } from 'react'

import type { RootState } from '../store.ts'
import { useAppSelector } from './storeHooks.ts'

export function usePersistedState<Part>(
  select: (state: RootState) => Part,
  keep: (now: Part, before: Part) => void,
) {
  const now = useAppSelector(select)
  const before = useRef(now)

  useEffect(() => {
    if (before.current !== now) keep(now, before.current)
    before.current = now
  }, [now, keep])
}
