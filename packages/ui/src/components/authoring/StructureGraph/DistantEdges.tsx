import { memo } from 'react'
import { ViewportPortal } from '@xyflow/react'

import type { ChoiceEdge } from './flowElements.ts'
import type { NodePositions } from './layOut.ts'
import { SCENE_SIZE } from './mapOf.ts'
import { structureGraphStyles as styles } from './StructureGraph.styles.ts'

export interface DistantEdgesProps {
  /** Where the scenes stand. */
  positions: NodePositions
  /** All ways of the map. */
  edges: readonly ChoiceEdge[]
}

/** How far a way runs straight on before it turns. */
const BEND = 40

/** From the foot of one scene to the head of another, as a part of a path. */
function lineOf({ source, target }: ChoiceEdge, positions: NodePositions): string {
  const from = positions.get(source)
  const to = positions.get(target)
  if (!from || !to) return ''
  const [x1, y1] = [from.x + SCENE_SIZE.width / 2, from.y + SCENE_SIZE.height]
  const [x2, y2] = [to.x + SCENE_SIZE.width / 2, to.y]
  return `M${x1},${y1} C${x1},${y1 + BEND} ${x2},${y2 - BEND} ${x2},${y2}`
}

/** All ways seen from afar: one line for each look, because a thousand parts would move slowly. */
export const DistantEdges = memo(function DistantEdges({ positions, edges }: DistantEdgesProps) {
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
