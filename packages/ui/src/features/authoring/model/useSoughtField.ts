import { useEffect, useRef } from 'react'

import { fieldIn } from './structure/fieldPlace.ts'
import type { StructureFocus } from './structure/structureFocus.ts'

/** Puts the cursor into the field that is looked for, each time another is; returns the ref of the place that holds it. */
export function useSoughtField(sought: StructureFocus | undefined) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!sought?.path || !place.current) return
    fieldIn(place.current, sought.path)?.focus()
  }, [sought])

  return place
}
