import type { Canvas } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawCurtains } from '../places/throne.ts'
import type { Place } from '@kathasagar/story/sceneWords'

const UNDER_TREES: readonly Place[] = ['forest', 'stepwell', 'lotuspond', 'mountain']
const TREELESS: readonly Place[] = [
  'nowhere',
  'street',
  'shore',
  'snow',
  'ship',
  'sky',
  'desert',
  'rooftop',
  'camp',
]
const PAVED: readonly Place[] = ['ghat', 'stepwell', 'courtyard', 'road']

export function drawForeground(c: Canvas): void {
  const { place } = c.scene
  if (c.key === 'ajanta' && !c.light.isIndoors && !TREELESS.includes(place)) {
    drawFallingBlossoms(c)
  }
  if (c.key !== 'ravivarma') return
  if (place === 'throne') drawCurtains(c)
  if (c.light.isIndoors) return
  if (TREELESS.includes(place)) return
  if (!UNDER_TREES.includes(place)) drawBranch(c)
  if (!PAVED.includes(place)) drawReeds(c)
}

function drawBranch(c: Canvas): void {
  const { pigments } = c.light.manner
  const random = c.random('branch')
  const isLeft = c.view.sunX > WIDTH / 2
  const leaf = c.light.colour('leaf')
  const sunlit = mix(c.light.colour('leaf2'), c.light.hour.sun, 0.18)
  c.at({ x: isLeft ? 0 : WIDTH, y: 0, isFlipped: !isLeft }, () => {
    c.tube('-20,18 70,44 150,40 230,62', [11, 8, 5, 2], mix(pigments.trunk, '#0c0808', 0.6))
    const layers = [
      { tone: mix(leaf, '#0a0c0a', 0.66), count: 44 },
      { tone: mix(leaf, '#0a0c0a', 0.4), count: 26 },
      { tone: sunlit, count: 10 },
    ]
    for (const { tone, count } of layers) {
      let leaves = ''
      for (let i = 0; i < c.some(count); i += 1) {
        const along = random.next() ** 0.8
        const y = 30 + along * 34 + random.between(-26, 34) * (1.15 - along * 0.6)
        const lean = Math.PI + random.between(-0.7, 0.7)
        leaves += c.pen.leaf(along * 250 - 10, y, lean, random.between(20, 34))
      }
      c.raw(`<path d="${leaves}" fill="${tone}"/>`)
    }
  })
}

function drawReeds(c: Canvas): void {
  const random = c.random('reeds')
  let reeds = ''
  for (let i = 0; i < c.some(60); i += 1) {
    const x = i % 2 ? random.between(-10, 150) : random.between(618, 780)
    const length = (random.between(30, 120) * Math.abs(x - WIDTH / 2)) / (WIDTH / 2)
    const bow = random.between(-34, 34)
    const out = c.pen.numbers(bow * 0.1, -length * 0.7, bow, -length)
    const back = c.pen.numbers(-bow * 0.5, length * 0.5, -bow + 4, length)
    reeds += `M${c.pen.numbers(x, HEIGHT - 2)}q${out}q${back}Z`
  }
  const colour = mix(c.light.colour('leaf'), '#0a0c0a', 0.78)
  c.raw(`<path d="${reeds}" fill="${colour}" opacity=".8"/>`)
}

function drawFallingBlossoms(c: Canvas): void {
  const random = c.random('blossoms')
  for (let i = 0; i < c.some(9); i += 1) {
    const spot = {
      x: random.between(60, WIDTH - 60),
      y: random.between(40, c.view.horizon - 20),
      scale: random.between(0.28, 0.42),
    }
    // Blossoms in front of the sun would look like spots.
    if (Math.hypot(spot.x - c.view.sunX, spot.y - c.view.sunY) < 56) continue
    c.at(spot, () => {
      for (let petal = 0; petal < 5; petal += 1) {
        const [x, y] = [Math.cos(petal * 1.257) * 9, Math.sin(petal * 1.257) * 9]
        c.disc([x, y, 7], 'white', { isFlat: true, outline: 0.5 })
      }
      c.disc([0, 0, 5], 'cloth1', { isFlat: true, outline: 0 })
    })
  }
}
