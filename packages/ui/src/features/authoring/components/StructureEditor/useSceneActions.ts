import type { DraftStructure } from '@kathasagar/story/schema'
import { useCallback, useState, useEffect, useRef } from 'react'

import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { freshName } from '../../model/structure/nodeNames.ts'
import { outlineRows } from '../../model/structure/outlineRows.ts'
import { nodeOf, type StructureEdit } from '../../model/structure/structureEdit.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import {
  changedNode,
  redo,
  undo,
  type StructureHistory,
  openHistory,
  record,
  type EditorMemory,
} from '../../model/structure/structureHistory.ts'
import { waysTo } from '../../model/structure/structureShape.ts'
import type { StructureEditorProps } from './StructureEditor.tsx'

export type SceneActions = ReturnType<typeof useSceneActions>

const isIn = (structure: DraftStructure, name: string) =>
  nodeOf(structure, name) !== undefined || waysTo(structure, name).length > 0

/**
 * Returns the open scene, which is the last requested scene or the first one.
 * @param left Name of the scene that was open when the editor was unmounted.
 */
function useOpenScene(structure: DraftStructure, focus: StructureFocus | null, left?: string) {
  const asked = focus && focus.node !== '' ? { ...focus, isSought: true } : null
  const [place, setPlace] = useState<(StructureFocus & { isSought: boolean }) | null>(
    asked ?? (left ? { node: left, isSought: false } : null),
  )
  const [seen, setSeen] = useState(focus)
  if (seen !== focus) {
    setSeen(focus)
    if (asked) setPlace(asked)
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

export function useSceneActions(props: StructureEditorProps) {
  const { structure: messages } = useAuthoringMessages()
  const { history, edit, step } = useStructureSteps(props)
  const { present, past, future } = history
  const scene = useOpenScene(present, props.focus ?? null, props.memory?.recall().node)
  const { selected, go, select } = scene
  const latest = useLatest(present)
  // Notice about a removed scene. The notice is visible until the next action.
  const [told, setTold] = useState<{ text: string; after: DraftStructure } | null>(null)

  const onDelete = useCallback(
    (name: string) => {
      const deletion = deletionOf(latest.current, name)
      if (!deletion) return
      const { ways, next } = deletion
      const text =
        ways === 0 ? messages.deleted : ways === 1 ? messages.deletedOne : messages.deletedMany
      const { present: after } = edit({ kind: 'deleteNode', node: name })
      setTold({ text: fill(text, { name, count: ways }), after })
      select(next)
    },
    [latest, edit, select, messages],
  )
  const walk = (change: (before: StructureHistory) => StructureHistory) => {
    const { present: after } = step(change)
    const changed = after === present ? null : changedNode(present, after)
    if (changed !== null) select(changed)
  }

  return {
    ...scene,
    structure: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: told?.after === present ? told.text : null,
    edit,
    walk,
    onDelete,
    onForget: () => setTold(null),
    onUndo: () => walk(undo),
    onRedo: () => walk(redo),
    onImport: (structure: DraftStructure, title: string) => {
      const { present: after } = edit({ kind: 'replace', structure })
      setTold({ text: fill(messages.replaced, { title }), after })
      select(structure.start_node)
    },
    onAdd: () => {
      const name = freshName(present)
      edit({ kind: 'addNode', name })
      go({ node: name })
    },
    onGrow: (choice: number) => {
      const { target = '', text = '' } = nodeOf(present, selected)?.choices[choice] ?? {}
      const name = target || freshName(present, text)
      edit({ kind: 'addTarget', node: selected, choice, name })
      go({ node: name })
    },
    onConnect: (node: string, target: string) => {
      const choice = nodeOf(present, node)?.choices.length ?? 0
      edit({ kind: 'addChoice', node, target })
      go({ node, choice })
    },
    onRename: (name: string) => {
      edit({ kind: 'renameNode', node: selected, name })
      select(name)
    },
  }
}

interface Deletion {
  ways: number
  next: string
}

/** Describes what is deleted together with a scene. Returns null if the scene does not exist. */
function deletionOf(structure: DraftStructure, name: string): Deletion | null {
  if (!nodeOf(structure, name)) return null
  const rows = outlineRows(structure)
  const at = rows.findIndex((row) => row.name === name)
  return {
    ways: waysTo(structure, name).filter(({ from }) => from !== name).length,
    next: (rows[at + 1] ?? rows[at - 1])?.name ?? '',
  }
}

interface StructureStepsOptions {
  structure: DraftStructure
  onChange: (structure: DraftStructure) => void
  memory?: EditorMemory | undefined
}

/** Returns the stored history. Adds a change of the structure that was made outside the editor. */
function resumed(memory: EditorMemory | undefined, structure: DraftStructure): StructureHistory {
  const left = memory?.recall().history
  if (!left) return openHistory(structure)
  return left.present === structure ? left : record(left, { kind: 'replace', structure }, 0)
}

/** Manages the structure and its undo history, including changes from outside the editor. */
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
      // Updates the ref immediately, so that a second edit before the next render is based on it.
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
