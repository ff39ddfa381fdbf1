import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useState, type KeyboardEvent } from 'react'

import { isComposing } from '../../../hooks/isComposing.ts'
import { isSaveKey } from '../../../hooks/isSaveKey.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { nameFault } from '../../../structure/nodeNames.ts'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import type { StructureInspectorProps } from './StructureInspector.tsx'

type SceneNameProps = Pick<StructureInspectorProps, 'structure' | 'node' | 'onRename'>

/** The name by which choices find a scene. It changes once the field is left: half of one is none. */
export function SceneName({ structure, node, onRename }: SceneNameProps) {
  const { scene: words } = useAuthoringMessages().structure
  const [typed, setTyped] = useState<{ of: string; name: string } | null>(null)
  const name = typed?.of === node ? typed.name : node
  const fault = nameFault(structure, node, name)

  const handleDone = () => {
    if (fault === null && name !== node) onRename(name)
    if (fault === null) setTyped(null)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || isSaveKey(event)) handleDone()
    if (event.key === 'Escape') setTyped(null)
  }

  return (
    <div onKeyDown={handleKey} role="presentation">
      <TextInput
        error={
          fault ? fill(words.nameFaults[fault], { count: STORY_LIMITS.nodeNameMax }) : undefined
        }
        hint={words.nameHint}
        label={words.name}
        onBlur={handleDone}
        onChange={(next) => setTyped({ of: node, name: next })}
        value={name}
      />
    </div>
  )
}
