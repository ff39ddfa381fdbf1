import { useMemo } from 'react'
import type { KeyboardEvent } from 'react'
import {
  Background,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useStore,
  type Connection,
  type NodeChange,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'

import { useMessages } from '../../messages/useMessages.ts'
import type { SceneKind } from '../../structure/outlineRows.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { useShape } from '../StructureOutline/useShape.ts'
import { drawnScenes, drawnWays, type WayEdge } from './drawnMap.ts'
import { FarWays } from './FarWays.tsx'
import { GraphControls } from './GraphControls.tsx'
import { mapOf } from './mapOf.ts'
import { SceneNode, type SceneNodeType } from './SceneNode.tsx'
import type { StructureGraphProps } from './StructureGraph.tsx'
import { structureGraphStyles } from './StructureGraph.styles.ts'
import { useMapLabels } from './useMapLabels.ts'
import { useSpots } from './useSpots.ts'

/** Below this zoom no name can be read: scenes are plain leaves then, and all ways one drawing. */
const FAR_ZOOM = 0.4

/** Larger maps open at the scene that one is at: all of it would be too small to read. */
const READABLE = 40

/** A map that fits its frame needs no smaller one over it. */
const SEEN_AT_ONCE = 16

const nodeTypes = { scene: SceneNode }
const NO_WAYS: WayEdge[] = []

/** The map itself; a default export because `lazy` asks for one. */
export default function GraphCanvas(props: StructureGraphProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  )
}

/** The scene that an element of the map stands for. */
const idAt = (target: EventTarget) =>
  target instanceof Element ? target.closest('.react-flow__node')?.getAttribute('data-id') : null

function Canvas(props: StructureGraphProps) {
  const { marks, selected, onSelect, onGo, onConnect, onDelete } = props
  const { graph: words } = useMessages().structure
  const styles = structureGraphStyles(useTheme())
  const shape = useShape(props.structure)
  const map = useMemo(() => mapOf(shape), [shape])
  const names = useMemo(() => new Map(map.scenes.map(({ id, name }) => [id, name])), [map])
  const { spots, move, tidy } = useSpots(map)
  const { labels, sceneLabel, wayLabel } = useMapLabels()
  const nodes = useMemo(
    () => drawnScenes({ map, spots, marks, selected, sceneLabel }),
    [map, spots, marks, selected, sceneLabel],
  )
  const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM)
  const edges = useMemo(
    () => drawnWays({ map, spots, selected, wayLabel }),
    [map, spots, selected, wayLabel],
  )

  const handleNodes = (changes: NodeChange<SceneNodeType>[]) => {
    for (const change of changes) {
      if (change.type === 'position' && change.position) move(change.id, change.position)
      if (change.type === 'select' && change.selected) onSelect(names.get(change.id) ?? '')
    }
  }
  const handleConnect = ({ source, target }: Connection) => {
    const [from, to] = [names.get(source), names.get(target)]
    if (from !== undefined && to !== undefined) onConnect(from, to)
  }
  const handleKey = (event: KeyboardEvent) => {
    const name = names.get(idAt(event.target) ?? '')
    if (name === undefined) return
    if (event.key === 'Enter') onGo({ node: name })
    if (event.key === 'Delete' || event.key === 'Backspace') onDelete(name)
  }

  return (
    <section aria-label={words.label} css={[styles.canvas, isFar && styles.far]}>
      <ReactFlow
        onKeyDown={handleKey}
        ariaLabelConfig={labels}
        defaultMarkerColor={null}
        deleteKeyCode={null}
        edges={isFar ? NO_WAYS : edges}
        edgesFocusable={false}
        maxZoom={2}
        minZoom={0.05}
        multiSelectionKeyCode={null}
        nodeTypes={nodeTypes}
        nodes={nodes}
        onConnect={handleConnect}
        onEdgeClick={(_event, { data }) => data && onGo({ node: data.from, choice: data.choice })}
        onNodesChange={handleNodes}
        onlyRenderVisibleElements={map.scenes.length > 80}
        selectionKeyCode={null}
      >
        <Background gap={24} />
        {isFar && <FarWays spots={spots} ways={edges} />}
        {map.scenes.length > SEEN_AT_ONCE && (
          <MiniMap<SceneNodeType>
            nodeClassName={({ data }): SceneKind => data.kind}
            pannable
            zoomable
          />
        )}
        <GraphControls
          isLarge={map.scenes.length > READABLE}
          onTidy={tidy}
          selected={selected}
          sought={props.sought}
        />
      </ReactFlow>
      <p css={styles.keys}>{words.keys}</p>
    </section>
  )
}
