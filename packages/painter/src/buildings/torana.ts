import type { Canvas, Spot } from '../canvas/canvas.ts'

/** A gateway with three bowed beams and a wheel, 290 units tall. */
export function drawTorana(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    for (const x of [-62, 62]) c.at({ x, y: 0 }, () => drawPillar(c))
    for (const y of [-168, -204, -240]) c.at({ x: 0, y }, () => drawBeam(c, y > -240))
    c.at({ x: 0, y: -272 }, () => drawWheel(c))
    for (const x of [-62, 62]) {
      c.at({ x, y: 0 }, () => c.shape('-8,-252 -9,-268 0,-280! 9,-268 8,-252', 'stone2'))
    }
  })
}

function drawPillar(c: Canvas): void {
  c.box([-13, -150, 26, 150], 'stone')
  c.box([-18, -10, 36, 10], 'stone2')
  c.shape('-20,-150! -14,-166 14,-166 20,-150!', 'stone2')
  for (const y of [-120, -90, -60]) c.disc([0, y, 7], 'stone2')
}

function drawBeam(c: Canvas, carriesAnother: boolean): void {
  if (carriesAnother) for (const x of [-62, -22, 22, 62]) c.box([x - 7, -22, 14, 22], 'stone2')
  c.shape('-118,-2 -60,-9 0,-13 60,-9 118,-2 118,12 60,5 0,2 -60,5 -118,12', 'stone')
  for (const x of [-122, 122]) {
    c.disc([x, 5, 11], 'stone2')
    c.ring([x, 5, 6], 'ink', 0.8)
  }
}

function drawWheel(c: Canvas): void {
  c.disc([0, 0, 17], 'gold')
  c.ring([0, 0, 10], 'ink', 0.8)
  c.rule('-17,0 17,0', 'ink', 0.8)
  c.rule('0,-17 0,17', 'ink', 0.8)
}
