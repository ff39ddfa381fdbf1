import type { Canvas } from '../canvas/canvas.ts'
import { mix, type Hex } from '../colour/colour.ts'
import { WIDTH } from '../canvas/view.ts'
import type { Time } from '@kathasagar/story/sceneWords'

const KEY = 'sprigs'

const SPRIG =
  '<path d="M11 20C8 15 8 11 11 7C14 11 14 15 11 20ZM11 20C5 18 3 15 3 11C7 12 10 15 11 20ZM11 20C17 18 19 15 19 11C15 12 12 15 11 20ZM34 43C31 38 31 34 34 30C37 34 37 38 34 43ZM34 43C28 41 26 38 26 34C30 35 33 38 34 43ZM34 43C40 41 42 38 42 34C38 35 35 38 34 43Z"/><circle cx="34" cy="12" r="1.4"/><circle cx="11" cy="36" r="1.4"/>'

const SPRIG_COLOURS: Readonly<Record<Time, Hex>> = {
  dawn: '#a3481e',
  day: '#9c5a2a',
  dusk: '#f0c060',
  night: '#e8d7a8',
}

export function laySprigs(c: Canvas, ground: Hex, height: number): void {
  const tile = `<g fill="${mix(ground, SPRIG_COLOURS[c.scene.time], 0.34)}">${SPRIG}</g>`
  const fill = c.definitions.pattern(KEY, [46, 46], tile)
  c.raw(`<rect width="${WIDTH}" height="${height}" fill="${fill}"/>`)
}

/** Returns the sky's pattern for the grass. Undefined indoors. */
export function sprigFill(c: Canvas): string | undefined {
  return c.definitions.has(KEY) ? c.definitions.pattern(KEY, [46, 46], '') : undefined
}
