import type { DraftStructure } from '@kathasagar/story/schema'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { LazyFailed } from '../../../../design-system/lazy/LazyFailed.tsx'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { NodeMarks, StructureFocus } from '../../model/structure/structureFocus.ts'
import { structureGraphStyles as styles } from './StructureGraph.styles.ts'

export interface StructureGraphProps {
  /** The graph that is drawn. */
  structure: DraftStructure
  /** What the review says, node by node. */
  marks: NodeMarks
  /** Name of the scene that is open. */
  value: string
  /** A place to bring into view; absent while nobody asked. */
  sought?: StructureFocus | undefined
  /** A scene was chosen. */
  onChange: (name: string) => void
  /** A scene or a choice was opened, to be written in. */
  onGo: (place: StructureFocus) => void
  /** A way was drawn from one scene to another. */
  onConnect: (from: string, to: string) => void
  /** A scene is to go. */
  onDelete: (name: string) => void
}

/** Scenes that a device still draws and lays out without freezing. */
export const GRAPH_MOST = 1500

// The map is heavy and shown on wide screens only, so it is fetched by those who look at it.
const GraphCanvas = lazyPart(async () => (await import('./GraphCanvas.tsx')).GraphCanvas, {
  Waiting: OnItsWay,
  Instead: LazyFailed,
})

/** The scenes as a map. Everything that it does can be done in the outline too. */
export function StructureGraph(props: StructureGraphProps) {
  const messages = useAuthoringMessages().structure
  const { count } = useFormat()
  const scenes = Object.keys(props.structure.nodes).length

  if (scenes > GRAPH_MOST) {
    return (
      <p css={styles.note} role="status">
        {fill(messages.graph.tooLarge, { count: count(scenes), most: count(GRAPH_MOST) })}
      </p>
    )
  }
  return <GraphCanvas {...props} />
}

function OnItsWay() {
  const { loading } = useAuthoringMessages().structure
  return (
    <p css={styles.note} role="status">
      {loading}
    </p>
  )
}
