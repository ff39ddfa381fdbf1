import { useMemo, type KeyboardEvent } from 'react'
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

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { SceneKind } from '../../../structure/outlineRows.ts'
import { useShape } from '../StructureOutline/useShape.ts'
import { sceneNodes, choiceEdges, type ChoiceEdge } from './flowElements.ts'
import { DistantEdges } from './DistantEdges.tsx'
import { GraphControls } from './GraphControls.tsx'
import { mapOf } from './mapOf.ts'
import { SceneNode, type SceneNodeType } from './SceneNode.tsx'
import type { StructureGraphProps } from './StructureGraph.tsx'
import { structureGraphStyles as styles } from './StructureGraph.styles.ts'
import { useMapLabels } from './useMapLabels.ts'
import { useNodePositions } from './useNodePositions.ts'

/** Below this zoom no name can be read: scenes are plain leaves then, and all ways one drawing. */
const FAR_ZOOM = 0.4

/** Larger maps open at the scene that one is at: all of it would be too small to read. */
const READABLE = 40

/** A map that fits its frame needs no smaller one over it. */
const SEEN_AT_ONCE = 16

const nodeTypes = { scene: SceneNode }
const NO_WAYS: ChoiceEdge[] = []

/** The map itself. */
export function GraphCanvas(props: StructureGraphProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  )
}

/** The scene that an element of the map stands for. */
const idAt = (target: EventTarget) =>
  target instanceof Element ? target.closest('.react-flow__node')?.getAttribute('data-id') : null

/** The map in the shape in which it is drawn, and the names behind its ids. */
function useFlowElements({ structure, marks, value }: StructureGraphProps) {
  const shape = useShape(structure)
  const map = useMemo(() => mapOf(shape), [shape])
  const names = useMemo(() => new Map(map.scenes.map(({ id, name }) => [id, name])), [map])
  const { positions, move, tidy } = useNodePositions(map)
  const { labels, sceneLabel, wayLabel } = useMapLabels()
  const nodes = useMemo(
    () => sceneNodes({ map, positions, marks, selected: value, sceneLabel }),
    [map, positions, marks, value, sceneLabel],
  )
  const edges = useMemo(
    () => choiceEdges({ map, positions, selected: value, wayLabel }),
    [map, positions, value, wayLabel],
  )
  return { names, positions, move, tidy, labels, nodes, edges }
}

type Acts = Pick<StructureGraphProps, 'onChange' | 'onGo' | 'onConnect' | 'onDelete'>
type FlowElements = Pick<ReturnType<typeof useFlowElements>, 'names' | 'move'>

/** What is done on the map, told by the names of scenes. */
function actsOn({ names, move }: FlowElements, { onChange, onGo, onConnect, onDelete }: Acts) {
  return {
    onNodesChange: (changes: NodeChange<SceneNodeType>[]) => {
      for (const change of changes) {
        if (change.type === 'position' && change.position) move(change.id, change.position)
        if (change.type === 'select' && change.selected) onChange(names.get(change.id) ?? '')
      }
    },
    onConnect: ({ source, target }: Connection) => {
      const [from, to] = [names.get(source), names.get(target)]
      if (from !== undefined && to !== undefined) onConnect(from, to)
    },
    onEdgeClick: (_event: unknown, { data }: ChoiceEdge) => {
      if (data) onGo({ node: data.from, choice: data.choice })
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      const name = names.get(idAt(target) ?? '')
      if (name === undefined) return
      if (key === 'Enter') onGo({ node: name })
      if (key === 'Delete' || key === 'Backspace') onDelete(name)
    },
  }
}

// What the page itself does by these keys, it does in every view.
const noKeys = {
  deleteKeyCode: null,
  multiSelectionKeyCode: null,
  selectionKeyCode: null,
} as const

function Canvas(props: StructureGraphProps) {
  const { graph: messages } = useAuthoringMessages().structure
  const drawn = useFlowElements(props)
  const { nodes, edges, positions } = drawn
  const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM)

  return (
    <section aria-label={messages.label} css={[styles.canvas, isFar && styles.far]}>
      <ReactFlow
        {...noKeys}
        {...actsOn(drawn, props)}
        ariaLabelConfig={drawn.labels}
        defaultMarkerColor={null}
        edges={isFar ? NO_WAYS : edges}
        edgesFocusable={false}
        maxZoom={2}
        minZoom={0.05}
        nodeTypes={nodeTypes}
        nodes={nodes}
        onlyRenderVisibleElements={nodes.length > 80}
      >
        <Background gap={24} />
        {isFar && <DistantEdges positions={positions} edges={edges} />}
        {nodes.length > SEEN_AT_ONCE && <SmallMap />}
        <GraphControls
          isLarge={nodes.length > READABLE}
          onTidy={drawn.tidy}
          value={props.value}
          sought={props.sought}
        />
      </ReactFlow>
      <p css={styles.keys}>{messages.keys}</p>
    </section>
  )
}

function SmallMap() {
  return (
    <MiniMap<SceneNodeType> nodeClassName={({ data }): SceneKind => data.kind} pannable zoomable />
  )
}
