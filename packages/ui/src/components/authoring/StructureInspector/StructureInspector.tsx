import type { DraftStructure } from '@kathasagar/story/schema'
import { useEffect, useId, useRef } from 'react'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { fieldIn } from '../../../structure/fieldPlace.ts'
import { nodeOf, type StructureEdit } from '../../../structure/structureEdit.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { MissingScene } from './MissingScene.tsx'
import { SceneFields } from './SceneFields.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

export interface StructureInspectorProps {
  /** The whole graph, in which names must stay apart. */
  structure: DraftStructure
  /** The scene that is open; a name that no scene has offers to create one. */
  node: string
  /** Where the cursor is to go; absent while nobody asked. */
  sought?: StructureFocus | undefined
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** The scene was changed in one place. */
  onEdit: (edit: StructureEdit) => void
  /** The scene gets another name. */
  onRename: (name: string) => void
  /** The scene is to go, with the choices that lead to it. */
  onDelete: (name: string) => void
  /** Another place in the story is to be opened. */
  onGo: (place: StructureFocus) => void
  /** A choice is to lead to a scene that is yet to be written. */
  onGrow: (choice: number) => void
  /** Tries the story out from this scene; without it there is no such button. */
  onPlay?: ((name: string) => void) | undefined
}

/** Steps of the path to a scene: beyond them a part of it is meant. */
const SCENE_ITSELF = 2

/** Where the cursor goes: into the part that is meant, else the choice, else the text. */
function controlFor(root: HTMLElement, { path = [], choice }: StructureFocus) {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  return (
    (path.length > SCENE_ITSELF ? fieldIn(root, path) : null) ??
    (choice === undefined ? null : find(`[data-choice="${choice}"] input`)) ??
    find('textarea') ??
    find('button')
  )
}

/** One scene with everything an author writes of it. */
export function StructureInspector(props: StructureInspectorProps) {
  const { structure, node, sought } = props
  const { scene: messages } = useAuthoringMessages().structure
  const place = useRef<HTMLElement>(null)
  const titleId = useId()
  const found = nodeOf(structure, node)

  useEffect(() => {
    if (sought && place.current) controlFor(place.current, sought)?.focus()
  }, [sought])

  return (
    <section aria-labelledby={titleId} css={styles.place} ref={place}>
      <h3 css={styles.heading} id={titleId}>
        <Icon name="pencil" size={16} />
        {messages.label}
      </h3>
      {found ? <SceneFields {...props} scene={found} /> : <MissingScene {...props} />}
    </section>
  )
}
