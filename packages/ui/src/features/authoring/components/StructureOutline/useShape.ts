import type { DraftStructure } from '@kathasagar/story/schema'
import { useState } from 'react'

import { isSameShape } from '../../model/structure/structureShape.ts'

/** The structure as it was when its shape last changed: prose that is typed gives the same one again. */
export function useShape(structure: DraftStructure): DraftStructure {
  const [shape, setShape] = useState(structure)
  if (shape === structure || isSameShape(shape, structure)) return shape
  setShape(structure)
  return structure
}
