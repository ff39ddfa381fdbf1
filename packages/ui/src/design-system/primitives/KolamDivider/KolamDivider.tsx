import { theme } from '../../theme/theme.ts'

const { color, space, tile, icon } = theme

const styles = {
  place: {
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: space.giant,
    color: color.lineGold,
  },
  drawing: {
    inlineSize: tile.l,
    blockSize: icon.xxl,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.3,
  },
  dot: { fill: 'currentcolor', stroke: 'none' },
}

const loops = [30, 60, 90, 120, 150]
const dots = [15, 45, 75, 105, 135, 165]

export function KolamDivider() {
  return (
    <div aria-hidden="true" css={styles.place}>
      <svg css={styles.drawing} viewBox="0 0 180 28">
        {loops.map((x) => (
          <path d={`M${x} 4q15 0 15 10t-15 10q-15 0-15-10t15-10Z`} key={x} />
        ))}
        {loops.map((x) => (
          <circle css={styles.dot} cx={x} cy="14" key={x} r="2.2" />
        ))}
        {dots.map((x) => (
          <circle css={styles.dot} cx={x} cy="14" key={x} r="1.4" />
        ))}
        <path d="M0 14h8M172 14h8" />
      </svg>
    </div>
  )
}
