import { useState } from 'react'

import type { StructureFocus } from '../../../structure/structureFocus.ts'

interface Selection {
  id: string | null
  /** Grows with each that is opened, and not when one is renamed: its fields stay then. */
  turn: number
}

/**
 * The part that is open: the one that was asked for last, here or from outside, while it is there.
 * @param idOf What a place in the structure means here.
 */
export function useSelectedPart(
  ids: readonly string[],
  sought: StructureFocus | undefined,
  idOf: (path: readonly (string | number)[]) => string | undefined,
) {
  const asked = sought?.path && idOf(sought.path)
  const [selection, setSelection] = useState<Selection>({ id: asked ?? null, turn: 0 })
  const [seen, setSeen] = useState(sought)
  const select = (id: string | null) => setSelection(({ turn }) => ({ id, turn: turn + 1 }))
  if (seen !== sought) {
    setSeen(sought)
    if (asked !== undefined && asked !== selection.id) select(asked)
  }

  return {
    selected: selection.id !== null && ids.includes(selection.id) ? selection.id : null,
    turn: selection.turn,
    select,
    rename: (id: string) => setSelection(({ turn }) => ({ id, turn })),
  }
}
