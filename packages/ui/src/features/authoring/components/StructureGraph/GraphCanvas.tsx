import { memo, useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react'
import {
  Background,
  Handle,
  MarkerType,
  MiniMap,
  Panel,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  ViewportPortal,
  type Connection,
  type Edge,
  type Node,
  type NodeChange,
  type NodeHandle,
  type NodeProps,
  type ReactFlowProps,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { SceneKind } from '../../model/structure/outlineRows.ts'
import type { NodeMarks, StructureFocus } from '../../model/structure/structureFocus.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { useShape } from '../StructureOutline/useShape.ts'
import { useReducedMotion } from '../../../../design-system/hooks/useReducedMotion.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import {
  layOut,
  layOutNew,
  type NodePositions,
  type Spot,
  idOf,
  mapOf,
  SCENE_SIZE,
  type StoryMap,
} from './layOut.ts'
import { structureGraphStyles as styles } from './StructureGraph.styles.ts'
import type { StructureGraphProps } from './StructureGraph.tsx'

/** Zoom level below which scenes have no text and the lines are merged into a few paths. */
const FAR_ZOOM = 0.4

/** Number of scenes above which the map first shows the current scene instead of all scenes. */
const READABLE = 40

/** Number of scenes above which the map shows an overview. */
const SEEN_AT_ONCE = 16

const NO_WAYS: ChoiceEdge[] = []

export function GraphCanvas(props: StructureGraphProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  )
}

const idAt = (target: EventTarget) =>
  target instanceof Element ? target.closest('.react-flow__node')?.getAttribute('data-id') : null

// Disables the keyboard shortcuts of React Flow. The editor handles the keys in all views.
const noKeys = { deleteKeyCode: null, multiSelectionKeyCode: null, selectionKeyCode: null } as const

function Canvas(props: StructureGraphProps) {
  const { structure, marks, value, onChange, onGo, onConnect, onDelete } = props
  const { graph: messages } = useAuthoringMessages().structure
  const shape = useShape(structure)
  const map = useMemo(() => mapOf(shape), [shape])
  const names = useMemo(() => new Map(map.scenes.map(({ id, name }) => [id, name])), [map])
  const { positions, move, tidy } = useNodePositions(map)
  const { labels, nodes, edges } = useDrawing({ map, positions, marks, selected: value })
  const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM)

  return (
    <section aria-label={messages.label} css={[styles.canvas, isFar && styles.far]}>
      <ReactFlow
        {...noKeys}
        ariaLabelConfig={labels}
        defaultMarkerColor={null}
        edges={isFar ? NO_WAYS : edges}
        edgesFocusable={false}
        maxZoom={2}
        minZoom={0.05}
        nodeTypes={nodeTypes}
        nodes={nodes}
        onConnect={({ source, target }: Connection) => {
          const [from, to] = [names.get(source), names.get(target)]
          if (from !== undefined && to !== undefined) onConnect(from, to)
        }}
        onEdgeClick={(_event, { data }: ChoiceEdge) => {
          if (data) onGo({ node: data.from, choice: data.choice })
        }}
        onKeyDown={({ key, target }: KeyboardEvent) => {
          const name = names.get(idAt(target) ?? '')
          if (name === undefined) return
          if (key === 'Enter') onGo({ node: name })
          if (key === 'Delete' || key === 'Backspace') onDelete(name)
        }}
        onNodesChange={(changes: NodeChange<SceneNodeType>[]) => {
          for (const change of changes) {
            if (change.type === 'position' && change.position) move(change.id, change.position)
            if (change.type === 'select' && change.selected) onChange(names.get(change.id) ?? '')
          }
        }}
        onlyRenderVisibleElements={nodes.length > 80}
      >
        <Background gap={24} />
        {isFar && <DistantEdges positions={positions} edges={edges} />}
        {nodes.length > SEEN_AT_ONCE && (
          <MiniMap<SceneNodeType>
            nodeClassName={({ data }): SceneKind => data.kind}
            pannable
            zoomable
          />
        )}
        <GraphControls
          isLarge={nodes.length > READABLE}
          onTidy={tidy}
          value={value}
          sought={props.sought}
        />
      </ReactFlow>
      <p css={styles.keys}>{messages.keys}</p>
    </section>
  )
}

interface DistantEdgesProps {
  positions: NodePositions
  edges: readonly ChoiceEdge[]
}

/** Distance between the control points of a curve and its ends, in pixels of the map. */
const BEND = 40

function lineOf({ source, target }: ChoiceEdge, positions: NodePositions): string {
  const from = positions.get(source)
  const to = positions.get(target)
  if (!from || !to) return ''
  const [x1, y1] = [from.x + SCENE_SIZE.width / 2, from.y + SCENE_SIZE.height]
  const [x2, y2] = [to.x + SCENE_SIZE.width / 2, to.y]
  return `M${x1},${y1} C${x1},${y1 + BEND} ${x2},${y2 - BEND} ${x2},${y2}`
}

/** Draws all lines of the same style as one path, because many elements render slowly. */
const DistantEdges = memo(function DistantEdges({ positions, edges }: DistantEdgesProps) {
  const looks = Map.groupBy(edges, ({ className }) => className ?? '')

  return (
    <ViewportPortal>
      <svg aria-hidden="true" css={styles.distantEdges}>
        {[...looks].map(([look, alike]) => (
          <g key={look} className={look}>
            <path
              className="react-flow__edge-path"
              d={alike.map((way) => lineOf(way, positions)).join('')}
            />
          </g>
        ))}
      </svg>
    </ViewportPortal>
  )
})

type SceneNodeType = Node<
  {
    name: string
    kind: SceneKind
    what: string
    group: number | undefined
    mark: 'error' | 'person' | 'hint' | undefined
  },
  'scene'
>

const SceneNode = memo(function SceneNode({ data, selected }: NodeProps<SceneNodeType>) {
  const { name, kind, what, group, mark } = data

  return (
    <div
      css={[
        styles.scene,
        styles[kind],
        group !== undefined && styles.groups[group - 1],
        selected && styles.selected,
      ]}
    >
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

const nodeTypes = { scene: SceneNode }

function useNodePositions(map: StoryMap) {
  const [state, setState] = useState(() => ({ map, positions: layOut(map) }))
  let { positions } = state
  if (state.map !== map) {
    const isKin = map.scenes.filter(({ id }) => positions.has(id)).length * 2 > map.scenes.length
    // Calculates a new layout if most scenes are new, for example after an import.
    positions = isKin ? layOutNew(map, state.map, positions) : layOut(map)
    setState({ map, positions })
  }

  return {
    positions,
    move: (id: string, spot: Spot) =>
      setState((now) => ({ ...now, positions: new Map(now.positions).set(id, spot) })),
    tidy: () => setState({ map, positions: layOut(map) }),
  }
}

type ChoiceEdge = Edge<{ from: string; choice: number }>

const HANDLE = { x: SCENE_SIZE.width / 2 - 5, width: 10, height: 10 } as const

// Fixed positions for the ends of lines, so that React Flow need not measure each scene.
const HANDLES: NodeHandle[] = [
  { ...HANDLE, type: 'target', position: Position.Top, y: -5 },
  { ...HANDLE, type: 'source', position: Position.Bottom, y: SCENE_SIZE.height - 5 },
]

interface Drawn {
  map: StoryMap
  positions: NodePositions
  marks: NodeMarks
  selected: string
}

/** Returns the scenes as React Flow nodes and the choices as edges. Marks upward edges. */
function useDrawing({ map, positions, marks, selected }: Drawn) {
  const { graph, outline } = useAuthoringMessages().structure

  const labels = useMemo<NonNullable<ReactFlowProps['ariaLabelConfig']>>(
    () => ({
      'node.a11yDescription.default': graph.keys,
      'node.a11yDescription.keyboardDisabled': graph.keys,
      'node.a11yDescription.ariaLiveMessage': () => graph.moved,
      'edge.a11yDescription.default': graph.wayKeys,
      'controls.ariaLabel': graph.controls,
      'controls.zoomIn.ariaLabel': graph.zoomIn,
      'controls.zoomOut.ariaLabel': graph.zoomOut,
      'controls.fitView.ariaLabel': graph.fit,
      'minimap.ariaLabel': graph.minimap,
      'handle.ariaLabel': graph.handle,
    }),
    [graph],
  )
  const nodes = useMemo(
    () =>
      map.scenes.map(({ id, name, kind, choices, group }): SceneNodeType => {
        const scene = fill(choices === 1 ? outline.oneChoice : outline.choices, { count: choices })
        const { start, ending } = outline
        const what = { start, ending, missing: graph.noScene, scene }[kind]
        const told = fill(graph.scene, { name, kind: what })
        const ofGroup = group === undefined ? '' : `, ${fill(graph.group, { number: group })}`
        return {
          id,
          type: 'scene',
          position: positions.get(id) ?? { x: 0, y: 0 },
          ...SCENE_SIZE,
          measured: SCENE_SIZE,
          handles: HANDLES,
          data: { name, kind, what, group, mark: marks.get(name) },
          selected: name === selected,
          ariaLabel: told + ofGroup,
          connectable: true,
        }
      }),
    [map, positions, marks, selected, graph, outline],
  )
  const edges = useMemo(
    () =>
      map.edges.map(({ from, choice, to, isBroken, isFailure }): ChoiceEdge => {
        const source = idOf(from)
        const target = idOf(to)
        const isBack = (positions.get(target)?.y ?? 0) <= (positions.get(source)?.y ?? 0)
        const look = isBroken ? 'broken' : from === selected ? 'open' : isBack ? 'back' : 'on'
        const label = isFailure ? graph.wayFailing : graph.way
        return {
          id: `${source}_${choice}${isFailure ? '_fails' : ''}`,
          source,
          target,
          className: `way-${look}`,
          data: { from, choice },
          ariaLabel: fill(label, { from, number: choice + 1, to }),
          markerEnd: { type: MarkerType.Arrow, width: 20, height: 20 },
          ...(from === selected ? { zIndex: 1 } : {}),
        }
      }),
    [map, positions, selected, graph],
  )
  return { labels, nodes, edges }
}

interface GraphControlsProps {
  value: string
  sought?: StructureFocus | undefined
  isLarge: boolean
  onTidy: () => void
}

const FIT = { maxZoom: 1, padding: 0.12 } as const

function GraphControls({ value, sought, isLarge, onTidy }: GraphControlsProps) {
  const { graph: messages } = useAuthoringMessages().structure
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const duration = useReducedMotion() ? 0 : 300
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
      <IconButton icon="banyan" label={messages.tidy} onPress={onTidy} size="small" />
    </Panel>
  )
}
