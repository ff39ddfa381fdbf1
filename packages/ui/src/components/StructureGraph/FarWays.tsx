import { memo } from 'react'
import { ViewportPortal } from '@xyflow/react'

import { useTheme } from '../../theme/useTheme.ts'
import type { WayEdge } from './drawnMap.ts'
import type { Spots } from './layOut.ts'
import { SCENE_SIZE } from './mapOf.ts'
import { structureGraphStyles } from './StructureGraph.styles.ts'

export interface FarWaysProps {
  /** Where the scenes stand. */
  spots: Spots
  /** All ways of the map. */
  ways: readonly WayEdge[]
}

/** How far a way runs straight on before it turns. */
const BEND = 40

/** From the foot of one scene to the head of another, as a part of a path. */
function lineOf({ source, target }: WayEdge, spots: Spots): string {
  const from = spots.get(source)
  const to = spots.get(target)
  if (!from || !to) return ''
  const [x1, y1] = [from.x + SCENE_SIZE.width / 2, from.y + SCENE_SIZE.height]
  const [x2, y2] = [to.x + SCENE_SIZE.width / 2, to.y]
  return `M${x1},${y1} C${x1},${y1 + BEND} ${x2},${y2 - BEND} ${x2},${y2}`
}

/** All ways seen from afar: one line for each look, because a thousand parts would move slowly. */
export const FarWays = memo(function FarWays({ spots, ways }: FarWaysProps) {
  const styles = structureGraphStyles(useTheme())
  const looks = Map.groupBy(ways, ({ className }) => className ?? '')

  return (
    <ViewportPortal>
      <svg aria-hidden="true" css={styles.farWays}>
        {[...looks].map(([look, alike]) => (
          <g key={look} className={look}>
            <path
              className="react-flow__edge-path"
              d={alike.map((way) => lineOf(way, spots)).join('')}
            />
          </g>
        ))}
      </svg>
    </ViewportPortal>
  )
})
