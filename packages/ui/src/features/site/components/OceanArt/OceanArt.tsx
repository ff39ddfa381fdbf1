import { theme } from '../../../../design-system/theme/theme.ts'

const { color, pigment } = theme

const line = { fill: 'none', strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }

const styles = {
  painting: { inlineSize: '100%', blockSize: '100%', '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  night: { fill: color.canvas },
  evening: { fill: color.surface },
  dusk: { fill: color.overlay },
  star: { ...line, stroke: color.leaf, strokeWidth: 1.3, opacity: 0.8 },
  halo: { fill: pigment.hingula, opacity: 0.08 },
  dots: { ...line, stroke: color.leaf, strokeWidth: 4, strokeDasharray: '0.1 16', opacity: 0.8 },
  ring: { ...line, stroke: color.lineGold, strokeWidth: 1.6 },
  moon: { fill: color.leaf },
  moonLine: { ...line, stroke: color.lineGold, strokeWidth: 1.6, opacity: 0.7 },
  geese: { fill: color.leaf },
  mast: { ...line, stroke: color.sunken, strokeWidth: 9 },
  sail: { fill: pigment.hingula, stroke: color.leaf, strokeWidth: 3 },
  sailLine: { ...line, stroke: color.accent, strokeWidth: 2 },
  script: { ...line, stroke: color.leaf, strokeWidth: 3.4 },
  hull: { fill: color.sunken, stroke: color.accent, strokeWidth: 3 },
  rim: { ...line, stroke: color.accent, strokeWidth: 2 },
  beads: { ...line, stroke: color.action, strokeWidth: 7, strokeDasharray: '0.1 22' },
  teller: { fill: color.sunken, stroke: color.accent, strokeWidth: 2.6 },
  arm: { ...line, stroke: color.accent, strokeWidth: 5 },
  water: { stroke: color.sunken, strokeWidth: 4 },
  waters: [
    { fill: color.line },
    { fill: pigment.neel },
    { fill: color.noteSurface },
    { fill: pigment.mor },
    { fill: pigment.ochre },
  ],
  stitch: {
    ...line,
    stroke: color.leaf,
    strokeWidth: 1.8,
    strokeDasharray: '14 10',
    opacity: 0.32,
  },
  glow: { fill: color.action, opacity: 0.13 },
  flame: { fill: color.leaf, stroke: color.action, strokeWidth: 3 },
  clay: { fill: color.action },
}

function Lamp({ at: [x, y, scale] }: { at: readonly [number, number, number] }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle css={styles.glow} cy="-8" r="46" />
      <circle css={styles.glow} cy="-8" r="26" />
      <path css={styles.flame} d="M0-24c8 10 8 17 0 22-8-5-8-12 0-22Z" />
      <path css={styles.clay} d="M-16 2h32c-2 7-8 11-16 11S-14 9-16 2Z" />
    </g>
  )
}

export function OceanArt() {
  const flock = ['760 206', '802 184', '842 168', '800 226', '886 192']
  return (
    <svg
      aria-hidden="true"
      css={styles.painting}
      data-theme="dark"
      preserveAspectRatio="xMaxYMax slice"
      viewBox={`0 0 ${OCEAN_WIDTH} ${OCEAN_HEIGHT}`}
    >
      <g>
        <path css={styles.night} d={`M0 0h${OCEAN_WIDTH}v${OCEAN_HEIGHT}H0Z`} />
        <path
          css={styles.evening}
          d="M0 250q180-22 360-6t360-10 360 12 360-8v640H0Z"
          opacity={0.55}
        />
        <path css={styles.evening} d="M0 400q240-18 480-4t480-8 480 6v460H0Z" />
        <path css={styles.dusk} d="M0 520q220-14 440-2t500-6 500 4v300H0Z" />
        <path css={styles.star} d={starLines} />
      </g>
      <g transform="translate(1048 348)">
        {[318, 250, 190].map((radius) => (
          <circle css={styles.halo} key={radius} r={radius} />
        ))}
        <circle css={styles.dots} r="212" />
        <circle css={styles.ring} r="250" />
        <circle css={styles.ring} r="168" />
        <circle css={styles.ring} r="160" />
        <circle css={styles.moon} r="142" />
        <path
          css={styles.moonLine}
          d="M-118-30q60-34 118 0t112-4M-128 18q58-28 124 0t118 2M-96 68q46-24 96 0t92-2"
        />
      </g>
      <g css={styles.geese}>
        {flock.map((place) => (
          <path
            d="M-24-6Q-10-14 0 0 10-16 26-10 12-8 4 8-2 12-8 6-12-2-24-6Z"
            key={place}
            transform={`translate(${place})`}
          />
        ))}
      </g>
      {swells.map((swell, row) => (
        <g key={swell.y}>
          {row === 2 && (
            <g transform="translate(936 596)">
              <path css={styles.mast} d="M-40-168V70" />
              <path
                css={styles.sail}
                d="M-40-162C44-118 84-40 62 48c-50-10-116-8-164 2-14-82 8-160 62-212Z"
              />
              <path
                css={styles.sailLine}
                d="M-38-140C30-100 66-34 48 32c-42-8-96-6-136 2-10-66 8-128 50-174Z"
              />
              <path
                css={styles.script}
                d="M-66-58h28m10 0h40m10 0h14M-78-30h46m10 0h56M-82-2h24m10 0h50m10 0h34M-84 22h60m10 0h62"
              />
              <path
                css={styles.hull}
                d="M-212 6C-176 92-108 124-8 124S186 88 222-14C200 28 150 62 84 68-36 76-150 64-212 6Z"
              />
              <path css={styles.rim} d="M-206 14C-146 66-36 78 84 70 148 64 196 34 216-2" />
              <path css={styles.beads} d="M-168 66C-110 92-44 100 40 96c54-2 98-16 132-40" />
              <path
                css={styles.teller}
                d="M112 66c-2-34 6-58 26-62-10-4-14-14-10-22 4-9 20-10 25-1 4 8 0 18-8 22 20 4 28 28 28 58-20 8-42 10-61 5Z"
              />
              <path css={styles.arm} d="M146 22l40-22" />
              <circle css={styles.glow} cx="190" cy="-16" r="92" />
              <circle css={styles.glow} cx="190" cy="-16" r="52" />
              <path css={styles.flame} d="M190-36c12 15 12 26 0 34-12-8-12-19 0-34Z" />
            </g>
          )}
          <path css={[styles.water, styles.waters[row]]} d={waterOf(swell)} />
          {[14, 28, 42].map((drop) => (
            <path css={styles.stitch} d={crestOf(swell, drop)} key={drop} />
          ))}
        </g>
      ))}
      {lamps.map((lamp) => (
        <Lamp at={lamp} key={lamp[0]} />
      ))}
    </svg>
  )
}

const OCEAN_WIDTH = 1440
const OCEAN_HEIGHT = 900

interface Swell {
  y: number
  length: number
  height: number
  shift: number
}

const swells: readonly Swell[] = [
  { y: 612, length: 180, height: 9, shift: 40 },
  { y: 652, length: 220, height: 12, shift: 120 },
  { y: 700, length: 250, height: 14, shift: 30 },
  { y: 762, length: 300, height: 17, shift: 170 },
  { y: 830, length: 360, height: 20, shift: 80 },
]

function crestOf({ y, length, height, shift }: Swell, drop = 0): string {
  const halves = Math.ceil((OCEAN_WIDTH + 2 * length) / (length / 2))
  const start = `M${-shift - length / 2} ${y + drop}q${length / 4} ${-2 * height} ${length / 2} 0`
  return `${start}${`t${length / 2} 0`.repeat(halves)}`
}

const waterOf = (swell: Swell): string =>
  `${crestOf(swell)}V${OCEAN_HEIGHT}H${-swell.shift - swell.length / 2}Z`

const isUnderWords = (x: number, y: number) => y < 84 || (x < 700 && y > 120 && y < 580)

/** Distributes the stars by the golden angle, so that they form no visible rows. */
const starLines: string = Array.from({ length: 84 }, (_, index) => {
  const x = Math.round((index * 0.618034 * OCEAN_WIDTH) % OCEAN_WIDTH)
  const y = Math.round((index * 137.508 + 17) % 560)
  if (isUnderWords(x, y)) return ''
  const reach = index % 7 === 0 ? 5 : index % 3 === 0 ? 2.4 : 1.3
  return `M${x} ${y}m-${reach} 0h${2 * reach}m-${reach}-${reach}v${2 * reach}`
}).join('')

const lamps: readonly (readonly [number, number, number])[] = [
  [86, 668, 0.8],
  [262, 640, 0.6],
  [420, 716, 1],
  [610, 660, 0.7],
  [196, 780, 1.3],
  [700, 772, 1.2],
  [1226, 752, 1.2],
  [1370, 690, 0.9],
  [1318, 640, 0.6],
]
