import { useEffect, useEffectEvent } from 'react'
import { Panel, useReactFlow, useStore } from '@xyflow/react'

import { useReducedMotion } from '../../../../design-system/hooks/useReducedMotion.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { idOf } from './mapOf.ts'
import { structureGraphStyles as styles } from './StructureGraph.styles.ts'

export interface GraphControlsProps {
  value: string
  sought?: StructureFocus | undefined
  isLarge: boolean
  onTidy: () => void
}

const FIT = { maxZoom: 1, padding: 0.12 } as const

/** Shows the whole map, or the open scene of a large one, and later the requested place. */
function useView({ value, sought, isLarge }: GraphControlsProps, duration: number) {
  const { fitView } = useReactFlow()
  const hasRoom = useStore(({ width, height }) => width > 0 && height > 0)

  const open = useEffectEvent(() => {
    const nodes = isLarge ? { nodes: [{ id: idOf(value) }] } : {}
    void fitView({ ...nodes, ...FIT, duration: 0 })
  })
  useEffect(() => {
    if (hasRoom) open()
  }, [hasRoom])

  useEffect(() => {
    if (sought) void fitView({ nodes: [{ id: idOf(sought.node) }], maxZoom: 1, duration })
  }, [sought, fitView, duration])
}

export function GraphControls(props: GraphControlsProps) {
  const { graph: messages } = useAuthoringMessages().structure
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const duration = useReducedMotion() ? 0 : 300
  useView(props, duration)

  return (
    <Panel aria-label={messages.controls} css={styles.controls} position="top-left" role="group">
      <IconButton
        icon="plus"
        label={messages.zoomIn}
        onPress={() => void zoomIn({ duration })}
        size="small"
      />
      <IconButton
        icon="minus"
        label={messages.zoomOut}
        onPress={() => void zoomOut({ duration })}
        size="small"
      />
      <IconButton
        icon="fit"
        label={messages.fit}
        onPress={() => void fitView({ ...FIT, duration })}
        size="small"
      />
      <IconButton icon="banyan" label={messages.tidy} onPress={props.onTidy} size="small" />
    </Panel>
  )
}
