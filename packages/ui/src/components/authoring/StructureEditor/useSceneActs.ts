import type { DraftStructure } from '@kathasagar/story/schema'
import { useCallback, useState } from 'react'

import { useLatest } from '../../../hooks/useLatest.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { deletionOf } from '../../../structure/deletion.ts'
import { freshName } from '../../../structure/nodeNames.ts'
import { nodeOf } from '../../../structure/structureEdit.ts'
import { changedNode, redo, undo } from '../../../structure/structureHistory.ts'
import type { StructureHistory } from '../../../structure/structureHistory.ts'
import type { StructureEditorProps } from './StructureEditor.tsx'
import { useOpenScene } from './useOpenScene.ts'
import { useStructureSteps } from './useStructureSteps.ts'

type Steps = ReturnType<typeof useStructureSteps>
type OpenScene = ReturnType<typeof useOpenScene>
export type SceneActs = ReturnType<typeof useSceneActs>

/** What takes something away is told, as long as it is the last that was done. */
function useTold({ history, edit }: Steps, { select }: OpenScene) {
  const { structure: messages } = useAuthoringMessages()
  const [told, setTold] = useState<{ text: string; after: DraftStructure } | null>(null)
  const latest = useLatest(history.present)

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
  const onImport = (structure: DraftStructure, title: string) => {
    const { present: after } = edit({ kind: 'replace', structure })
    setTold({ text: fill(messages.replaced, { title }), after })
    select(structure.start_node)
  }
  const change = told?.after === history.present ? told.text : null
  return { change, onDelete, onImport, onForget: () => setTold(null) }
}

/** Ways to make scenes and to name them. */
function useGrowth({ history, edit }: Steps, { selected, go, select }: OpenScene) {
  const { present } = history

  const onAdd = () => {
    const name = freshName(present)
    edit({ kind: 'addNode', name })
    go({ node: name })
  }
  const onGrow = (choice: number) => {
    const wished = nodeOf(present, selected)?.choices[choice]?.target ?? ''
    const name = wished || freshName(present)
    edit({ kind: 'addTarget', node: selected, choice, name })
    go({ node: name })
  }
  const onConnect = (node: string, target: string) => {
    const choice = nodeOf(present, node)?.choices.length ?? 0
    edit({ kind: 'addChoice', node, target })
    go({ node, choice })
  }
  const onRename = (name: string) => {
    edit({ kind: 'renameNode', node: selected, name })
    select(name)
  }
  return { onAdd, onGrow, onConnect, onRename }
}

/** Everything that can be done with the scenes, whichever view it is done in. */
export function useSceneActs(props: StructureEditorProps) {
  const steps = useStructureSteps(props)
  const { history, edit, step } = steps
  const { present, past, future } = history
  const scene = useOpenScene(present, props.focus ?? null, props.memory?.recall().node)
  const told = useTold(steps, scene)
  const growth = useGrowth(steps, scene)

  const walk = (change: (before: StructureHistory) => StructureHistory) => {
    const { present: after } = step(change)
    const changed = after === present ? null : changedNode(present, after)
    if (changed !== null) scene.select(changed)
  }

  return {
    ...scene,
    ...told,
    ...growth,
    structure: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    edit,
    walk,
    onUndo: () => walk(undo),
    onRedo: () => walk(redo),
  }
}
