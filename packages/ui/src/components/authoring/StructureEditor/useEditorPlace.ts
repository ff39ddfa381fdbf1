import { useEffect, useState } from 'react'

import type { EditorMemory } from '../../../structure/editorMemory.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'
import { tabOf, type StructureTabName } from '../../../structure/structureTabs.ts'

interface EditorPlace {
  tab: StructureTabName
  /** What is looked for under the tab; absent once the author went there by themselves. */
  sought?: StructureFocus | undefined
}

/** The tab that is open, and what is looked for under it: the last that was asked for, here or from outside. */
export function useEditorPlace(focus: StructureFocus | null, memory: EditorMemory | undefined) {
  const [place, setPlace] = useState<EditorPlace>(() =>
    focus ? { tab: tabOf(focus), sought: focus } : { tab: memory?.recall().tab ?? 'scenes' },
  )
  const [seen, setSeen] = useState(focus)
  if (seen !== focus) {
    setSeen(focus)
    if (focus) setPlace({ tab: tabOf(focus), sought: focus })
  }
  const { tab, sought } = place
  useEffect(() => memory?.keep({ tab }))

  return {
    tab,
    sought,
    open: (next: StructureTabName) => setPlace({ tab: next }),
    go: (to: StructureFocus) => setPlace({ tab: tabOf(to), sought: to }),
  }
}
