import { drawFrom, drawIndex, type Draw } from '@kathasagar/story'

/** Picks one option per bracket: `(save|keep) my game`. */
const fillOnce = (frame: string, draw: Draw): string =>
  frame
    .replaceAll(/\(([^)]*)\)/gu, (_, words: string) => {
      const ways = words.split('|')
      return ways[drawIndex(draw, ways.length)] ?? ''
    })
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(' ,', ',')
    .trim()

/** The same seed gives the same lines. */
export function fillFrame(frame: string, seed: number, count: number): readonly string[] {
  const draw = drawFrom(seed)
  return Array.from({ length: count }, () => fillOnce(frame, draw))
}
