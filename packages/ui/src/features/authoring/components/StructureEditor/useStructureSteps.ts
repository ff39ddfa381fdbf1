import type { DraftStructure } from '@kathasagar/story/schema'
import { useCallback, useEffect, useRef, useState } from 'react'

import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import type { EditorMemory } from '../../model/structure/editorMemory.ts'
import type { StructureEdit } from '../../model/structure/structureEdit.ts'
import {
  openHistory,
  record,
  type StructureHistory,
} from '../../model/structure/structureHistory.ts'

export interface StructureStepsOptions {
  structure: DraftStructure
  onChange: (structure: DraftStructure) => void
  memory?: EditorMemory | undefined
}

/** Restores the history. If the structure was changed elsewhere, adds that as a step. */
function resumed(memory: EditorMemory | undefined, structure: DraftStructure): StructureHistory {
  const left = memory?.recall().history
  if (!left) return openHistory(structure)
  return left.present === structure ? left : record(left, { kind: 'replace', structure }, 0)
}

/** Manages the structure and its undo history. External changes are steps, too. */
export function useStructureSteps({ structure, onChange, memory }: StructureStepsOptions) {
  const [history, setHistory] = useState(() => resumed(memory, structure))
  const [given, setGiven] = useState(structure)
  if (given !== structure) {
    setGiven(structure)
    if (structure !== history.present) {
      setHistory(record(history, { kind: 'replace', structure }, 0))
    }
  }

  const latest = useRef(history)
  useEffect(() => {
    latest.current = history
    memory?.keep({ history })
  })
  const report = useLatest(onChange)
  const step = useCallback(
    (change: (history: StructureHistory) => StructureHistory) => {
      const before = latest.current
      const next = change(before)
      if (next === before) return next
      // A second edit before the next render must include this one.
      latest.current = next
      setHistory(next)
      if (next.present !== before.present) report.current(next.present)
      return next
    },
    [report],
  )
  const edit = useCallback(
    (made: StructureEdit) => step((before) => record(before, made, Date.now())),
    [step],
  )

  return { history, edit, step }
}
