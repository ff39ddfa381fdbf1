import type { DraftStructure } from '@kathasagar/story/schema'
import { useState } from 'react'

import { isSameShape } from '../../model/structure/structureShape.ts'

/** Returns the same object while only texts change, so that the outline does not re-render. */
export function useShape(structure: DraftStructure): DraftStructure {
  const [shape, setShape] = useState(structure)
  if (shape === structure || isSameShape(shape, structure)) return shape
  setShape(structure)
  return structure
}
