import type { DraftStructure } from '@kathasagar/story/schema'

import { theme } from '../../../../design-system/theme/theme.ts'
import { layOut, mapOf, SCENE_SIZE } from '../StructureGraph/layOut.ts'

const MARGIN = 8

const { color } = theme
const styles = {
  graph: {
    inlineSize: '100%',
    blockSize: '100%',
    color: color.textMuted,
    '& [data-kind="ending"]': { fill: color.accent },
  },
  scene: { fill: 'currentColor' },
  way: { fill: 'none', stroke: 'currentColor', strokeWidth: 4 },
}

function drawnOf(structure: DraftStructure) {
  const map = mapOf(structure)
  const spots = layOut(map)
  const { width, height } = SCENE_SIZE
  const idOf = new Map(map.scenes.map(({ id, name }) => [name, id]))
  const at = (id = '') => spots.get(id) ?? { x: 0, y: 0 }
  const ways = map.edges.map(({ from, to, choice }) => {
    const [begin, end] = [at(idOf.get(from)), at(idOf.get(to))]
    const [x1, y1, x2, y2] = [begin.x + width / 2, begin.y + height, end.x + width / 2, end.y]
    const middle = (y1 + y2) / 2
    return {
      key: `${from} ${to} ${choice}`,
      d: `M ${x1} ${y1} C ${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`,
    }
  })
  const wide = Math.max(0, ...[...spots.values()].map(({ x }) => x)) + width
  const high = Math.max(0, ...[...spots.values()].map(({ y }) => y)) + height
  const viewBox = [-MARGIN, -MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN].join(' ')
  return { scenes: map.scenes.map(({ id, kind }) => ({ id, kind, ...at(id) })), ways, viewBox }
}

export function ShapeGraph({ structure, label }: { structure: DraftStructure; label: string }) {
  const { scenes, ways, viewBox } = drawnOf(structure)
  const { width, height } = SCENE_SIZE

  return (
    <svg aria-label={label} css={styles.graph} role="img" viewBox={viewBox}>
      {ways.map(({ key, d }) => (
        <path css={styles.way} d={d} key={key} />
      ))}
      {scenes.map(({ id, kind, x, y }) => (
        <rect
          css={styles.scene}
          data-kind={kind}
          height={height}
          key={id}
          rx={height / 2}
          width={width}
          x={x}
          y={y}
        />
      ))}
    </svg>
  )
}
