import type { DraftStructure } from '@kathasagar/story/schema'
import { memo } from 'react'

import { useShape } from '../StructureOutline/useShape.ts'

export interface SceneNamesProps {
  /** What the fields that suggest these names refer to. */
  id: string
  /** The graph whose names are offered. */
  structure: DraftStructure
}

/** A device lists no more without going slow; a name can still be typed. */
const SUGGESTED = 2000

/** The names of all scenes, for fields to suggest. */
export function SceneNames({ id, structure }: SceneNamesProps) {
  return <NameList id={id} structure={useShape(structure)} />
}

const NameList = memo(function NameList({ id, structure }: SceneNamesProps) {
  return (
    <datalist id={id}>
      {Object.entries(structure.nodes)
        .slice(0, SUGGESTED)
        .map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
    </datalist>
  )
})
