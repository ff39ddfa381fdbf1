import { defaultOutline } from '../canvas/ink.ts'
import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import type { Place } from '@kathasagar/story/sceneWords'
import type { Stage } from '../places/stage.ts'

/** Places without a close view. */
const FRAMED: readonly Place[] = ['stepwell', 'temple', 'street', 'ship', 'nowhere']

export interface Camera {
  scale: number
  /** Horizontal centre of scaling, and the line that moves to `floor`. */
  centre: number
  floor: number
}

/** Leaves room for the frame. In murals, moves close to the people. */
export function cameraOf(c: Canvas, { people }: Stage): Camera {
  const centre = WIDTH / 2
  switch (c.key) {
    case 'chitrakar':
      return { scale: 0.925, centre, floor: 472 }
    case 'vishvakarma':
      return { scale: 0.925, centre, floor: 471 }
    case 'ravivarma':
      return { scale: 1.05, centre, floor: 506 }
    case 'ajanta': {
      const isBuilt = c.light.isIndoors || FRAMED.includes(c.scene.place)
      const focus = people[0]?.[0] ?? centre
      return { scale: isBuilt ? 1.06 : 1.16, centre: centre + (focus - centre) * 0.75, floor: 505 }
    }
  }
}

/** Returns page coordinates of a scene point. */
export function seenAt(c: Canvas, camera: Camera, x: number, y: number): readonly [number, number] {
  const across = camera.centre * (1 - camera.scale) + x * camera.scale
  const down = camera.floor - HEIGHT * camera.scale + y * camera.scale
  return [c.view.isMirrored ? WIDTH - across : across, down]
}

const FRAME_WIDTHS = { chitrakar: 40, ajanta: 26, ravivarma: 22, vishvakarma: 46 } as const

/** Returns the visible range of x inside the frame. */
export function seenRange(c: Canvas, { scale, centre }: Camera): readonly [number, number] {
  const edge = FRAME_WIDTHS[c.key]
  return [centre + (edge - centre) / scale, centre + (WIDTH - edge - centre) / scale]
}

export function filmed(c: Canvas, camera: Camera, markup: string): string {
  const mirror = c.view.isMirrored ? `translate(${WIDTH} 0) scale(-1 1) ` : ''
  const { scale, centre, floor } = camera
  const shift = `${c.pen.number(centre * (1 - scale))} ${c.pen.number(floor - HEIGHT * scale)}`
  const transform = `${mirror}translate(${shift}) scale(${scale})`
  return `<g transform="${transform}" stroke-width="${defaultOutline(c.light)}">${markup}</g>`
}
