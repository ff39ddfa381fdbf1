/** Token in the format of the Design Tokens Community Group (2025.10). */
export type DtcgToken =
  | { $type: 'color'; $value: DtcgColor }
  | { $type: 'dimension' | 'duration'; $value: { value: number; unit: string } }
  | { $type: 'cubicBezier'; $value: number[] }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'number'; $value: number }

export interface DtcgColor {
  colorSpace: 'srgb'
  components: number[]
  alpha: number
  hex?: string
}

const two = (value: number) => Math.round(value * 10_000) / 10_000

function colorToken(components: readonly number[], alpha: number, hex?: string): DtcgToken {
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: components.map((channel) => two(channel / 255)),
      alpha,
      ...(hex && { hex: hex.toLowerCase() }),
    },
  }
}

/** Parsers of token values by pattern. The first pattern that matches is used. */
const readers: readonly [RegExp, (found: readonly string[]) => DtcgToken][] = [
  [
    /^#(..)(..)(..)$/,
    ([hex, ...channels]) =>
      colorToken(
        channels.map((channel) => Number.parseInt(channel, 16)),
        1,
        hex,
      ),
  ],
  [
    /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/,
    ([, red, green, blue, alpha]) => colorToken([red, green, blue].map(Number), Number(alpha)),
  ],
  [/^transparent$/, () => colorToken([0, 0, 0], 0)],
  [
    /^([\d.]+)(px|rem)$/,
    ([, value, unit]) => ({
      $type: 'dimension',
      $value: { value: Number(value), unit: unit ?? 'px' },
    }),
  ],
  [/^0$/, () => ({ $type: 'dimension', $value: { value: 0, unit: 'px' } })],
  [
    /^([\d.]+)(ms|s)$/,
    ([, value, unit]) => ({
      $type: 'duration',
      $value: { value: Number(value), unit: unit ?? 'ms' },
    }),
  ],
  [
    /^cubic-bezier\((.+)\)$/,
    ([, points = '']) => ({ $type: 'cubicBezier', $value: points.split(',').map(Number) }),
  ],
  [
    /^("[^"]+"(?:, .+)?)$/,
    ([, families = '']) => ({
      $type: 'fontFamily',
      $value: families.split(', ').map((family) => family.replaceAll('"', '')),
    }),
  ],
]

/** Converts a value to the DTCG format. Returns undefined if the format has no such type. */
export function dtcgValue(value: string | number): DtcgToken | undefined {
  if (typeof value === 'number') return { $type: 'number', $value: value }
  for (const [pattern, read] of readers) {
    const found = pattern.exec(value)
    if (found) return read(found)
  }
  return undefined
}
