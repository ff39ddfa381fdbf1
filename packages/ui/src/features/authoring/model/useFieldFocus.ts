import { useEffect, useRef } from 'react'

import { fieldIn } from './structure/fieldPlace.ts'
import type { StructureFocus } from './structure/structureFocus.ts'

/** Focuses the requested field. Returns the ref of its container. */
export function useFieldFocus(sought: StructureFocus | undefined) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!sought?.path || !place.current) return
    fieldIn(place.current, sought.path)?.focus()
  }, [sought])

  return place
}
