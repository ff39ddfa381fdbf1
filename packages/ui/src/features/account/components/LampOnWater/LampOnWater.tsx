import { theme } from '../../../../design-system/theme/theme.ts'

const { color } = theme

const line = { fill: 'none', strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }

const styles = {
  painting: { inlineSize: '100%', blockSize: '100%' },
  sky: { fill: color.surface },
  dusk: { fill: color.raised },
  glowBand: { fill: color.overlay },
  bank: { fill: color.canvas },
  window: { fill: color.action, opacity: 0.85 },
  water: { fill: color.noteSurface },
  reflection: { ...line, stroke: color.action, strokeWidth: 5, opacity: 0.55 },
  clay: { fill: color.brand, stroke: color.accent, strokeWidth: 2.5 },
  star: { ...line, stroke: color.leaf, strokeWidth: 1.4, opacity: 0.8 },
  moon: { fill: color.leaf },
  moonLine: { ...line, stroke: color.lineGold, strokeWidth: 1.4 },
  moonDots: { ...line, stroke: color.accent, strokeWidth: 2.4, strokeDasharray: '0.1 9' },
  ripple: { ...line, stroke: color.line, strokeWidth: 1.5 },
  glow: { fill: color.accent, opacity: 0.1 },
  flame: { fill: color.action },
  ember: { fill: color.leaf },
  gold: { ...line, stroke: color.accent, strokeWidth: 2.5 },
}
const stars = [
  [70, 60],
  [128, 148],
  [206, 54],
  [262, 118],
  [330, 46],
  [98, 232],
  [404, 196],
  [566, 236],
] as const

const drifting = [
  [92, 566, 1],
  [188, 512, 0.7],
  [512, 530, 0.8],
  [574, 612, 1.1],
  [446, 688, 1.3],
  [148, 706, 1.4],
  [266, 620, 0.8],
  [560, 756, 1],
] as const

const ripples = [528, 560, 596, 636, 680, 728]

const windows = [52, 84, 118, 196, 468, 520, 560, 604]
  .map((x, index) => `M${x} ${404 - (index % 3) * 12}v-10q4-8 8 0v10Z`)
  .join('')

function DriftingLamp({ at: [x, y, scale] }: { at: (typeof drifting)[number] }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle css={styles.glow} r="24" />
      <circle css={styles.glow} r="13" />
      <path css={styles.flame} d="M0-9c4 5.5 4 9.5 0 12-4-2.5-4-6.5 0-12Z" />
      <path css={styles.gold} d="M-11 5h22c-1 4-5 6-11 6s-10-2-11-6ZM-8 18q4-3 8 0t8 0" />
    </g>
  )
}

function ClayLamp() {
  return (
    <g transform="translate(320 404) scale(.84)">
      {[150, 104, 68, 38].map((radius) => (
        <circle css={styles.glow} cy="-34" key={radius} r={radius} />
      ))}
      <path css={styles.flame} d="M0-84c30 38 30 66 0 84-30-18-30-46 0-84Z" />
      <path css={styles.ember} d="M0-42c12 16 12 28 0 36-12-8-12-20 0-36Z" />
      <path css={styles.clay} d="M-104 14h208c-8 36-46 56-104 56s-96-20-104-56Z" />
      <path
        css={styles.gold}
        d="M-88 30q22 14 44 0t44 0 44 0 44 0M-62 50q16 10 31 0t31 0 31 0 31 0M-104 14h208"
      />
      <path css={styles.reflection} d="M-74 96h148M-54 116H58M-38 138h70M-22 162h48M-14 190h24" />
    </g>
  )
}

function Sky() {
  return (
    <g>
      <path css={styles.sky} d="M0 0h640v800H0Z" />
      <path css={styles.dusk} d="M0 232q80-22 164-8t170-10 160 12 146-14v200H0Z" />
      <path css={styles.glowBand} d="M0 332q96-18 190-6t196-8 254 8v110H0Z" />
      <path css={styles.star} d={stars.map(([x, y]) => `M${x} ${y}m-5 0h10m-5-5v10`).join('')} />
      <g transform="translate(492 128)">
        <circle css={styles.moonDots} r="86" />
        <circle css={styles.moonLine} r="74" />
        <circle css={styles.moon} r="60" />
        <path css={styles.moonLine} d="M-50-10q22-14 50 0t50-2M-46 16q24-12 46 0t44 0" />
      </g>
    </g>
  )
}

export function LampOnWater() {
  return (
    <svg
      aria-hidden="true"
      css={styles.painting}
      // The image is dark in all themes.
      data-theme="dark"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 640 800"
    >
      <Sky />
      <path
        css={styles.bank}
        d="M0 420V350h38v-22h34v22h30v-46q16-26 32 0v46h44v30h58v18h76v22ZM640 420V372h-54v-26h-40v26h-50v22h-70v26Z"
      />
      <path css={styles.window} d={windows} />
      <path css={styles.water} d="M0 414q90-12 176 0t178-4 286 4v386H0Z" />
      <path css={styles.gold} d="M0 414q90-12 176 0t178-4 286 4" />
      {ripples.map((y, index) => (
        <path
          css={styles.ripple}
          d={`M${index % 2 ? -40 : 0} ${y}q46-11 92 0t92 0 92 0 92 0 92 0 92 0 92 0 92 0`}
          key={y}
        />
      ))}
      {drifting.map((lamp) => (
        <DriftingLamp at={lamp} key={lamp[0]} />
      ))}
      <ClayLamp />
    </svg>
  )
}
