import type { Canvas } from '../canvas/canvas.ts'
import type { Stage } from '../places/stage.ts'
import type { Mood, Place } from '@kathasagar/story/sceneWords'

/** Light shafts need open sky. In front of a building, they look like an error. */
const OPEN_PLACES: readonly Place[] = [
  'river',
  'bridge',
  'battlefield',
  'forest',
  'mountain',
  'lotuspond',
  'ghat',
  'shore',
  'snow',
  'ship',
  'desert',
  'field',
  'bank',
]
const RAYED_MOODS: readonly Mood[] = ['wonder', 'triumph']

/**
 * Directs attention to the first person, by light or by the construction circles of the builder's
 * style.
 */
export function drawFocalLight(c: Canvas, stage: Stage): void {
  const [x, y] = stage.people[0] ?? [0, 0]
  const { isIndoors, isNight, hour } = c.light
  if (c.key === 'vishvakarma' && !isIndoors && c.scene.place !== 'stepwell') {
    const circles = c.pen.oval(x, y - 50, 92) + c.pen.oval(x, y - 50, 96)
    c.stroke(circles, 'ink', 0.6, { opacity: 0.35, dash: '5 3' })
  }
  if (c.key !== 'ravivarma') return
  const isRayed = RAYED_MOODS.includes(c.scene.mood) && OPEN_PLACES.includes(c.scene.place)
  const isSunny = c.scene.weather !== 'rain' && c.scene.weather !== 'storm'
  if (!isNight && (isIndoors || (isRayed && isSunny))) drawShafts(c, x, y)
  const glow = c.definitions.radial([
    [0, hour.sun, isNight ? 0.28 : 0.4],
    [1, hour.sun, 0],
  ])
  c.raw(`<path d="${c.pen.oval(x, y - 70, 190, 150)}" fill="${glow}"/>`)
}

function drawShafts(c: Canvas, footX: number, footY: number): void {
  const { isIndoors, hour } = c.light
  const [sourceX, sourceY] = isIndoors ? [110, -30] : [c.view.sunX, c.view.sunY]
  const shafts = (isIndoors ? [-70, 10, 90] : [-230, -90, 60, 200])
    .map((offset) => {
      const [left, right] = [footX + offset - 34, footX + offset + (isIndoors ? 44 : 30)]
      return c.pen.polygon(`${sourceX},${sourceY} ${left},${footY} ${right},${footY}`)
    })
    .join('')
  const reach = c.pen.number(Math.hypot(footX - sourceX, footY - sourceY) * 0.98)
  const fade = c.definitions.radial(
    [
      [0, hour.sun, 0.34],
      [0.55, hour.sun, 0.14],
      [1, hour.sun, 0],
    ],
    `gradientUnits="userSpaceOnUse" cx="${c.pen.number(sourceX)}" cy="${c.pen.number(sourceY)}" r="${reach}"`,
  )
  c.raw(`<path d="${shafts}" fill="${fade}"/>`)
}
