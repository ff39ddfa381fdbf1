import type { DraftStructure } from '@kathasagar/story/schema'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { LazyFailed } from '../../../../design-system/lazy/LazyFailed.tsx'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { NodeMarks, StructureFocus } from '../../model/structure/structureFocus.ts'
import { structureGraphStyles as styles } from './StructureGraph.styles.ts'

export interface StructureGraphProps {
  structure: DraftStructure
  marks: NodeMarks
  value: string
  sought?: StructureFocus | undefined
  onChange: (name: string) => void
  onGo: (place: StructureFocus) => void
  onConnect: (from: string, to: string) => void
  onDelete: (name: string) => void
}

/** Maximum number of scenes that the map can draw. */
export const MAX_GRAPH_SCENES = 1500

// Loaded on demand, because the map is large and only wide screens show it.
const GraphCanvas = lazyPart(async () => (await import('./GraphCanvas.tsx')).GraphCanvas, {
  Waiting: OnItsWay,
  Instead: LazyFailed,
})

/** Shows the scenes as a map. The outline view has the same actions. */
export function StructureGraph(props: StructureGraphProps) {
  const messages = useAuthoringMessages().structure
  const { count } = useFormat()
  const scenes = Object.keys(props.structure.nodes).length

  if (scenes > MAX_GRAPH_SCENES) {
    return (
      <p css={styles.note} role="status">
        {fill(messages.graph.tooLarge, { count: count(scenes), most: count(MAX_GRAPH_SCENES) })}
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
