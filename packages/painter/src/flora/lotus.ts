import type { Canvas, Spot } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import { turned } from '../canvas/points.ts'

/** Side view, 25 units tall. */
export function drawLotus(c: Canvas, spot: Spot): void {
  c.stamp('lotus', spot, () => {
    const outline = c.key === 'chitrakar' ? 1 : 0.6
    const inner = mix(c.light.manner.pigments.flower, '#fff0e8', 0.4)
    for (const angle of [-1.1, 1.1, -0.75, 0.75, -0.36, 0.36, 0]) {
      const petal = turned('0,0 6,-12 0,-25! -6,-12', angle)
      c.shape(petal, Math.abs(angle) > 0.5 ? 'flower' : inner, { outline })
    }
  })
}

/** 40 units wide. */
export function drawLotusPad(c: Canvas, spot: Spot): void {
  c.stamp('pad', spot, () => {
    const outline = c.key === 'chitrakar' ? 1 : 0.6
    c.shape('-20,0 -12,-6 4,-6 2,-1! 18,-3 20,2 8,6 -10,6', 'leaf', { outline })
  })
}
