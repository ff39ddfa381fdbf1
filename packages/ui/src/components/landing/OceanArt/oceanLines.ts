/** Width of the painting; it is cut at its sides where the screen is narrower. */
export const OCEAN_WIDTH = 1440
export const OCEAN_HEIGHT = 900

export interface Swell {
  /** How far down its crests lie. */
  y: number
  /** From crest to crest. */
  length: number
  /** Half of what lies between crest and trough. */
  height: number
  /** How far the first crest is moved to the left. */
  shift: number
}

/** Five rows of sea, the far one first. */
export const swells: readonly Swell[] = [
  { y: 612, length: 180, height: 9, shift: 40 },
  { y: 652, length: 220, height: 12, shift: 120 },
  { y: 700, length: 250, height: 14, shift: 30 },
  { y: 762, length: 300, height: 17, shift: 170 },
  { y: 830, length: 360, height: 20, shift: 80 },
]

/** A wave line from before the left edge to behind the right one. */
export function crestOf({ y, length, height, shift }: Swell, drop = 0): string {
  const halves = Math.ceil((OCEAN_WIDTH + 2 * length) / (length / 2))
  const start = `M${-shift - length / 2} ${y + drop}q${length / 4} ${-2 * height} ${length / 2} 0`
  return `${start}${`t${length / 2} 0`.repeat(halves)}`
}

/** The water below a wave line. */
export const waterOf = (swell: Swell): string =>
  `${crestOf(swell)}V${OCEAN_HEIGHT}H${-swell.shift - swell.length / 2}Z`

/** Where headline and links stand on a wide screen: no star is to be taken for a sign of theirs. */
const isUnderWords = (x: number, y: number) => y < 84 || (x < 700 && y > 120 && y < 580)

/** Stars by the golden angle: even, and never in rows. Crosses of three sizes, in one line. */
export const starLines: string = Array.from({ length: 84 }, (_, index) => {
  const x = Math.round((index * 0.618034 * OCEAN_WIDTH) % OCEAN_WIDTH)
  const y = Math.round((index * 137.508 + 17) % 560)
  if (isUnderWords(x, y)) return ''
  const reach = index % 7 === 0 ? 5 : index % 3 === 0 ? 2.4 : 1.3
  return `M${x} ${y}m-${reach} 0h${2 * reach}m-${reach}-${reach}v${2 * reach}`
}).join('')

/** Lamps that others have set on the water: across, down, how large. */
export const lamps: readonly (readonly [number, number, number])[] = [
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
