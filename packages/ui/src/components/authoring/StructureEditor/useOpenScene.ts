import type { DraftStructure } from '@kathasagar/story/schema'
import { useCallback, useState } from 'react'

import { outlineRows } from '../../../structure/outlineRows.ts'
import { nodeOf } from '../../../structure/structureEdit.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'
import { waysTo } from '../../../structure/structureShape.ts'

/** A scene that is open, and whether the cursor is to go there. */
export interface OpenPlace extends StructureFocus {
  isSought: boolean
}

const isIn = (structure: DraftStructure, name: string) =>
  nodeOf(structure, name) !== undefined || waysTo(structure, name).length > 0

/**
 * The scene that is open: the one that was asked for last, here or from outside, and the first of
 * the story while nobody asked or it is gone.
 * @param left Name of the scene that was open when the editor was left.
 */
export function useOpenScene(
  structure: DraftStructure,
  focus: StructureFocus | null,
  left?: string,
) {
  const [place, setPlace] = useState<OpenPlace | null>(() => {
    if (focus && focus.node !== '') return { ...focus, isSought: true }
    return left ? { node: left, isSought: false } : null
  })
  const [seen, setSeen] = useState(focus)
  if (seen !== focus) {
    setSeen(focus)
    if (focus && focus.node !== '') setPlace({ ...focus, isSought: true })
  }

  const go = useCallback((to: StructureFocus) => setPlace({ ...to, isSought: true }), [])
  const select = useCallback((node: string) => setPlace({ node, isSought: false }), [])
  const open = place !== null && isIn(structure, place.node) ? place : null

  return {
    selected: open ? open.node : (outlineRows(structure)[0]?.name ?? ''),
    sought: open?.isSought ? open : undefined,
    go,
    select,
  }
}
