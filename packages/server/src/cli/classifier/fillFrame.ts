import { drawFrom, drawIndex, type Draw } from '@kathasagar/story'

/** Fills each bracket of a frame with one of its words: "(save|keep) my game". */
const fillOnce = (frame: string, draw: Draw): string =>
  frame
    .replaceAll(/\(([^)]*)\)/gu, (_, words: string) => {
      const ways = words.split('|')
      return ways[drawIndex(draw, ways.length)] ?? ''
    })
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(' ,', ',')
    .trim()

/** Returns `count` lines of a frame, the same for each seed. */
export function fillFrame(frame: string, seed: number, count: number): readonly string[] {
  const draw = drawFrom(seed)
  return Array.from({ length: count }, () => fillOnce(frame, draw))
}
