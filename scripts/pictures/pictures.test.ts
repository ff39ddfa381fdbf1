import { describe, expect, test } from 'vitest'

import { FIRST_MODE, type Mode, modes } from '../../.storybook/modes.ts'
import { readIndex } from '../storybook/storyIndex.ts'
import { keptFormOf } from './baselines.mjs'
import { compare } from './compare.mjs'
import { picturesOf } from './plan.mjs'

const index = await readIndex()
interface Picture {
  id: string
  name: string
  modeName: string
  mode: Mode
}
const pictures: readonly Picture[] = picturesOf(index)

/** What looks like others, walks through pages, or is set in a face of the machine. */
const WITHOUT =
  /^(Flows|Checks|Authoring\/InkPanel|Screens\/PlayScreen\/Focus|Foundations\/Painter)/

const WIDTH = 64
const HEIGHT = 48
interface Spot {
  x: number
  y: number
  size: number
  level?: number
}

/** A small picture of one ground with a square on it. */
function drawing(...spots: Spot[]) {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3, 20)
  for (const { x, y, size, level = 240 } of spots) {
    for (let row = y; row < y + size; row += 1) {
      data.fill(level, (row * WIDTH + x) * 3, (row * WIDTH + x + size) * 3)
    }
  }
  return { data, width: WIDTH, height: HEIGHT }
}
const square = { x: 8, y: 8, size: 16 }

describe('the set', () => {
  test('has every piece and every screen by night at a desk, and each mode is used', () => {
    const stories = index.filter(({ type, title }) => type === 'story' && !WITHOUT.test(title))
    const drawn = new Set(pictures.map(({ id }) => id.split('--')[0]))
    const titles = new Set(stories.map(({ id }) => id.split('--')[0]))
    const first = pictures.filter(({ modeName }) => modeName === FIRST_MODE)

    expect(titles.size).toBeGreaterThan(200)
    expect([...titles].filter((title) => !drawn.has(title))).toEqual([])
    expect(new Set(first.map(({ id }) => id)).size).toBe(new Set(pictures.map(({ id }) => id)).size)
    expect(new Set(pictures.map(({ modeName }) => modeName))).toEqual(new Set(Object.keys(modes)))
  })
})

describe('a comparison', () => {
  const kept = async (...spots: Spot[]) => keptFormOf(drawing(...spots))

  test('lets a pixel that is a little lighter pass', async () => {
    const near = { x: 40, y: 30, size: 1, level: 30 }

    expect(await compare(await kept(square), await kept(square, near))).toMatchObject({
      isSame: true,
    })
  })

  test('finds a line as thin as a second ring, and draws where it is', async () => {
    const ring = { x: 30, y: 30, size: 3 }

    const { isSame, pixels, difference } = await compare(
      await kept(square),
      await kept(square, ring),
    )

    expect(isSame).toBe(false)
    expect(pixels).toBeGreaterThan(4)
    expect(difference?.subarray(1, 4).toString()).toBe('PNG')
  })

  test('of two sizes is a change', async () => {
    const cut = drawing(square)
    const shorter = { data: cut.data.subarray(0, WIDTH * 40 * 3), width: WIDTH, height: 40 }

    expect(await compare(await kept(square), await keptFormOf(shorter))).toMatchObject({
      isSame: false,
      pixels: null,
    })
  })
})
