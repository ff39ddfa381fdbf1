import type { Canvas } from '../canvas/canvas.ts'
import { drawBoiler, drawConsole, drawGear } from '../fittings/machines.ts'
import { drawHangingLamp } from '../fittings/openings.ts'
import { FLOOR, paintInterior } from './interior.ts'
import type { Stage } from './stage.ts'

export const paintMachineHall = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'grey2',
    floor: 'stone2',
    laid: 'tiles',
    fit: () => {
      const [main, other] = c.view.isMainRight ? [584, 196] : [190, 590]
      c.rule('0,96 768,96', 'grey', 10)
      c.rule('0,120 768,120', 'gold', 4)
      drawGear(c, { x: other, y: 226 }, 96)
      drawGear(c, { x: other + (other < 384 ? 128 : -128), y: 304 }, 58, 'gold')
      drawBoiler(c, { x: main, y: FLOOR + 14, scale: 1.5 })
      drawHangingLamp(c, { x: 384, y: 156 })
    },
  })

export const paintStarship = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'grey',
    floor: 'grey2',
    laid: 'tiles',
    fit: () => {
      drawPort(c)
      for (const x of [58, 710]) {
        c.shape(
          `${x - 30},72! ${x + 30},72! ${x + 18},200 ${x + 34},${FLOOR}! ${x - 34},${FLOOR}! ${x - 18},200`,
          'stone2',
        )
        for (let y = 100; y < FLOOR; y += 34) c.rule(`${x - 20},${y} ${x + 20},${y}`, 'ink', 1.2)
      }
      drawConsole(c, { x: c.view.isMainRight ? 560 : 208, y: FLOOR + 16, scale: 1.15 })
    },
  })

function drawPort(c: Canvas): void {
  const random = c.random('port')
  c.disc([384, 212, 128], 'stone2')
  c.disc([384, 212, 112], '#10142a', { isFlat: true })
  let stars = ''
  for (let i = 0; i < c.some(60); i += 1) {
    const angle = random.between(0, 2 * Math.PI)
    const reach = 106 * Math.sqrt(random.next())
    stars += `M${c.pen.numbers(384 + Math.cos(angle) * reach, 212 + Math.sin(angle) * reach)}h.1`
  }
  c.raw(`<path d="${stars}" stroke="#f6efd8" stroke-width="2" stroke-linecap="round"/>`)
  c.disc([424, 254, 44], 'cloth3')
  c.thread('386,244 420,236 462,246', 'white', 3, { opacity: 0.6 })
  c.thread('384,266 424,262 466,268', 'leaf2', 5, { opacity: 0.7 })
  for (let bolt = 0; bolt < 12; bolt += 1) {
    const angle = (bolt * Math.PI) / 6
    c.disc([384 + Math.cos(angle) * 120, 212 + Math.sin(angle) * 120, 3.4], 'gold', {
      isFlat: true,
    })
  }
}
