import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import type { Role } from '../manners/manner.ts'
import { stage, type Stage } from './stage.ts'

const MIDDLE = WIDTH / 2
const CARPET = 404

/** Paints an ornament for unknown places, because a wrong picture would be worse. */
export function paintNowhere(c: Canvas): Stage {
  drawLotus(c)
  c.box([-5, CARPET, WIDTH + 10, HEIGHT - CARPET + 5], 'cloth1')
  c.box([-5, CARPET, WIDTH + 10, 14], 'gold')
  for (let i = 0; i < 24; i += 1) {
    c.stamp('carpet', { x: 16 + i * 32, y: CARPET + 44 }, () => {
      c.shape('0,-18 8,-8 0,2 -8,-8', 'cloth2', { outline: 0.8 })
      c.disc([16, -8, 3.4], 'white', { isFlat: true, outline: 0.6 })
    })
  }
  return stage({
    things: [
      [MIDDLE, 488, 1.4],
      [560, 488, 1],
    ],
  })
}

function drawLotus(c: Canvas): void {
  const y = 250
  const rings: readonly (readonly [count: number, reach: number, role: Role])[] = [
    [20, 172, 'cloth1'],
    [16, 132, 'cloth2'],
    [12, 92, 'flower'],
    [8, 54, 'white'],
  ]
  c.disc([MIDDLE, y, 186], 'gold', { opacity: 0.35 })
  for (const [count, reach, role] of rings) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + (reach % 3) / 2) * 2 * Math.PI) / count
      const along = (share: number, lean: number) =>
        `${MIDDLE + Math.cos(angle + lean) * reach * share},${y + Math.sin(angle + lean) * reach * share}`
      const half = Math.PI / count
      c.shape(
        `${along(0.42, 0)} ${along(0.74, half * 0.86)} ${along(1, 0)}! ${along(0.74, -half * 0.86)}`,
        role,
        { outline: 1 },
      )
    }
  }
  c.disc([MIDDLE, y, 24], 'gold')
  c.ring([MIDDLE, y, 16], 'ink', 1.2)
}
