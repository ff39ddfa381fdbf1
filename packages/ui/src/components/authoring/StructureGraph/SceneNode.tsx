import { memo } from 'react'
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { SceneKind } from '../../../structure/outlineRows.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { structureGraphStyles as styles } from './StructureGraph.styles.ts'

export type SceneNodeType = Node<
  {
    name: string
    kind: SceneKind
    choices: number
    /** Gravest thing that the review says of it. */
    mark: 'error' | 'person' | 'hint' | undefined
  },
  'scene'
>

/** A scene on the map: its name, and what it is. */
export const SceneNode = memo(function SceneNode({ data, selected }: NodeProps<SceneNodeType>) {
  const { outline: messages, graph } = useAuthoringMessages().structure
  const { name, kind, choices, mark } = data
  const what = {
    start: messages.start,
    ending: messages.ending,
    missing: graph.noScene,
    scene: fill(choices === 1 ? messages.oneChoice : messages.choices, { count: choices }),
  }[kind]

  return (
    <div css={[styles.scene, styles[kind], selected && styles.selected]}>
      <Handle css={styles.handle} position={Position.Top} type="target" />
      <bdi css={styles.name}>{name}</bdi>
      <span css={styles.what}>{what}</span>
      {mark && mark !== 'hint' && (
        <span css={styles.mark} data-mark={mark}>
          <Icon name={mark === 'person' ? 'eye' : 'warning'} size={16} />
        </span>
      )}
      {kind !== 'missing' && (
        <Handle css={styles.handle} position={Position.Bottom} type="source" />
      )}
    </div>
  )
})
