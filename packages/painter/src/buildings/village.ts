import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Role } from '../manners/manner.ts'

/** Size: 196 × 130 units. Huts of the same depth share one drawing. */
export function drawHut(c: Canvas, spot: Spot): void {
  c.stamp('hut', spot, () => {
    c.polygon('-70,0 -66,-62 70,-62 74,0', 'earth2')
    c.shape(
      '-96,-50! -70,-84 -30,-122 6,-130 40,-120 76,-84 100,-48! 50,-58 0,-60 -50,-58',
      'stone2',
    )
    for (let x = -84; x <= 88; x += 14) {
      c.thread(`${x * 0.25},-126 ${x * 0.7},-92 ${x},-54`, 'dark', 0.9, { opacity: 0.5 })
    }
    c.box([-16, -50, 32, 50], 'dark', { isFlat: true })
    c.box([36, -44, 22, 20], 'dark', { isFlat: true })
    drawWallPainting(c)
    c.box([-84, -2, 168, 7], 'earth')
    if (c.key === 'ravivarma' || c.light.isNight || c.scene.weather === 'rain') {
      c.raw(`<path d="${c.pen.box(-14, -48, 28, 48)}" fill="#ffb652" opacity=".75"/>`)
    }
  })
}

function drawWallPainting(c: Canvas): void {
  c.rule('-68,-6 72,-6', 'white', 2)
  for (let x = -60; x < 64; x += 12) {
    if (Math.abs(x) > 20) c.rule(`${x},-14 ${x + 5},-20 ${x + 10},-14`, 'white', 1.2)
  }
}

/** 138 units tall, with an awning of `cloth` and white. */
export function drawStall(c: Canvas, spot: Spot, cloth: Role): void {
  c.stamp(`stall ${cloth}`, spot, () => {
    for (const x of [-66, 66]) c.box([x - 3, -118, 6, 118], 'trunk')
    c.box([-70, -42, 140, 42], 'trunk')
    c.box([-76, -48, 152, 8], 'earth2')
    drawAwning(c, cloth)
    const pots: readonly Role[] = ['roof', 'gold', 'cloth4', 'roof']
    pots.forEach((pot, i) => c.at({ x: -50 + i * 33, y: 0 }, () => drawWarePot(c, pot)))
    const heaps: readonly Role[] = ['cloth1', 'cloth3', 'cloth2']
    heaps.forEach((heap, i) =>
      c.at({ x: -40 + i * 40, y: 0 }, () => c.shape('-10,-34! 10,-34! 8,-10 -8,-10', heap)),
    )
  })
}

function drawAwning(c: Canvas, cloth: Role): void {
  for (let i = 0; i < 6; i += 1) {
    const [front, back] = [-84 + i * 28, -72 + i * 24]
    const stripe = i % 2 ? 'white' : cloth
    c.polygon(`${front},-104 ${front + 28},-104 ${back + 24},-138 ${back},-138`, stripe, {
      outline: 0.8,
    })
    c.shape(`${front},-104! ${front + 28},-104! ${front + 14},-92`, stripe, { outline: 0.8 })
  }
}

function drawWarePot(c: Canvas, glaze: Role): void {
  c.shape('-4,-48 -13,-56 -12,-66 -6,-72 -8,-77! 8,-77! 6,-72 12,-66 13,-56 4,-48', glaze)
}
