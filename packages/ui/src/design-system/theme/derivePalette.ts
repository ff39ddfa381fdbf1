import { contrastRatio } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import type { ColorName, Palette } from './tokens.ts'

/** Colors from which a palette is derived. */
export interface PaletteSeeds {
  action?: string
  brand?: string
  canvas?: string
  text?: string
  link?: string
  focus?: string
}

type Changes = Partial<Record<ColorName, string>>

const BLACK = '#000000'
const WHITE = '#FFFFFF'

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes two colors. A share of 0 returns the first color. */
function mix(one: string, other: string, share: number): string {
  const second = channels(other)
  const mixed = channels(one).map((channel, at) =>
    Math.round(channel + ((second[at] ?? channel) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

const clear = (hex: string, alpha: number) => `rgb(${channels(hex).join(' ')} / ${alpha})`

/** Returns black or white, depending on which color has more contrast. */
const opposite = (ground: string) =>
  contrastRatio(BLACK, ground) > contrastRatio(WHITE, ground) ? BLACK : WHITE

const grounds = (canvas: string, text: string): Changes => ({
  canvas,
  surface: mix(canvas, text, 0.04),
  raised: mix(canvas, text, 0.08),
  overlay: mix(canvas, text, 0.11),
  sunken: mix(canvas, BLACK, opposite(canvas) === WHITE ? 0.3 : 0.05),
  // Fields are lighter than a light page, but darker than a dark page.
  field: opposite(canvas) === WHITE ? mix(canvas, BLACK, 0.3) : mix(canvas, WHITE, 0.8),
  neutralSurface: mix(canvas, text, 0.08),
  lineSubtle: mix(canvas, text, 0.16),
  line: mix(canvas, text, 0.28),
  lineControl: mix(canvas, text, 0.5),
  progressTrack: mix(canvas, text, 0.16),
  scrim: clear(canvas, 0.86),
  scrimClear: clear(canvas, 0),
  readingGround: clear(canvas, 0.84),
})

const words = (canvas: string, text: string): Changes => ({
  text,
  textSecondary: mix(text, canvas, 0.18),
  neutralText: mix(text, canvas, 0.18),
  historical: mix(text, canvas, 0.28),
  textMuted: mix(text, canvas, 0.34),
  textDisabled: mix(text, canvas, 0.55),
})

const action = (color: string, canvas: string): Changes => ({
  action: color,
  actionHover: mix(color, opposite(color) === BLACK ? WHITE : BLACK, 0.14),
  onAction: opposite(color),
  actionEdge: contrastRatio(color, canvas) < 3 ? mix(color, opposite(canvas), 0.6) : 'transparent',
  accent: color,
  progressFill: color,
})

const brand = (color: string): Changes => ({
  brand: color,
  brandHover: mix(color, opposite(color) === WHITE ? BLACK : WHITE, 0.12),
  onBrand: opposite(color),
  brandText: color,
})

/** Changes a color until it has enough contrast with all its backgrounds. */
function withContrast(name: ColorName, palette: Palette): string {
  const pairs = contrastPairs.filter(({ text }) => text === name)
  const holds = (color: string) =>
    pairs.every(({ ground, least }) => contrastRatio(color, palette[ground]) >= least)
  const pole = opposite(palette[pairs[0]?.ground ?? 'canvas'])
  let color = palette[name]
  for (let share = 0.06; share <= 1 && !holds(color); share += 0.06) {
    color = mix(palette[name], pole, share)
  }
  return holds(color) ? color : pole
}

/** Derives a palette from a few colors. The colors in `fixed` do not change. */
export function derivePalette(base: Palette, seeds: PaletteSeeds, fixed: Changes): Palette {
  const canvas = seeds.canvas ?? base.canvas
  const text = seeds.text ?? (seeds.canvas ? mix(opposite(canvas), canvas, 0.06) : base.text)
  const hasGround = seeds.canvas !== undefined || seeds.text !== undefined
  const derived: Palette = {
    ...base,
    ...(hasGround && { ...grounds(canvas, text), ...words(canvas, text) }),
    ...(seeds.action && action(seeds.action, canvas)),
    ...(seeds.brand && brand(seeds.brand)),
    ...(seeds.link && { link: seeds.link }),
    ...(seeds.focus && { focus: seeds.focus }),
    ...fixed,
  }
  const given = new Set<string>(Object.keys(fixed))
  const moved = contrastPairs
    .map(({ text: name }) => name)
    .filter((name) => !given.has(name))
    .map((name) => [name, withContrast(name, derived)])
  return { ...derived, ...Object.fromEntries(moved) }
}
