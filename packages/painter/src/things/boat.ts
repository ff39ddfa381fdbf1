import type { Canvas, Spot } from '../canvas/canvas.ts'

/** Draws far side and awning, 320 units long, prow on the right, waterline at 0. */
export function drawBoatBack(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.shape('-148,-38 -90,-26 0,-20 90,-28 146,-52 132,-30 90,-8 0,0 -90,-6 -134,-26', 'dark')
    for (const x of [-94, -30]) c.box([x, -74, 4, 64], 'trunk')
    c.shape('-108,-62! -100,-84 -60,-98 -20,-84 -12,-62! -60,-66', 'cloth1')
    c.thread('-106,-66 -60,-71 -14,-66', 'gold', 1.6)
  })
}

/** Draws the near side, over people's feet. */
export function drawBoatSide(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.shape(
      '-150,-34 -160,-52! -138,-36 -90,-16 0,-10 90,-18 134,-42 156,-70! 150,-36 118,4 70,18 -70,18 -120,4',
      'trunk',
    )
    c.thread('-140,-22 -70,0 0,4 80,0 140,-34', 'gold', 2.4)
    c.thread('-128,-8 -60,10 60,10 124,-10', 'dark', 1, { opacity: 0.6 })
  })
}
