import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { FIRST_MODE, type Mode, modes } from '../../.storybook/modes.ts'
import { readIndex } from '../storybook/storyIndex.ts'
import { MODES, someOf } from '../storybook/someStories.mjs'
import { keptFormOf } from './baselines.mjs'
import { chosenForCheck, mostTelling } from './choose.mjs'
import { compare } from './compare.mjs'
import { writeContactSheet } from './contactSheet.mjs'
import { picturesOf } from './plan.mjs'
import { sourcesOf } from './sources.mjs'

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
  /^(Flows|Checks|Authoring\/InkPanel|Screens\/PlayScreen\/Focus|Foundations\/(Painter|Pictures of the stories))/

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

  test('shows each screen in every theme, width and language', () => {
    const [screen] = pictures.filter(({ name }) => name.startsWith('Screens/'))
    const own = pictures.filter(({ id }) => id === screen?.id).map(({ mode }) => mode)

    expect(new Set(own.map(({ theme }) => theme)).size).toBe(3)
    expect(new Set(own.map(({ viewport }) => viewport)).size).toBe(3)
    expect(new Set(own.map(({ locale }) => locale)).size).toBe(3)
  })
})

describe('a comparison', () => {
  const kept = async (...spots: Spot[]) => keptFormOf(drawing(...spots))

  test('of the same pixels finds nothing', async () => {
    expect(await compare(await kept(square), await kept(square))).toMatchObject({ isSame: true })
  })

  test('lets a pixel that is a little lighter pass', async () => {
    const near = { x: 40, y: 30, size: 1, level: 30 }

    expect(await compare(await kept(square), await kept(square, near))).toMatchObject({
      isSame: true,
    })
  })

  test('takes what was drawn a pixel aside for the same, as letters are', async () => {
    const aside = { ...square, x: square.x + 1 }

    expect(await compare(await kept(square), await kept(aside))).toMatchObject({ isSame: true })
    expect(
      await compare(await kept(square), await kept({ ...square, x: square.x + 4 })),
    ).toMatchObject({ isSame: false })
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

test('a contact sheet shows before, after and difference beside each other, from disk', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'contact-sheet-')), 'sheet')
  const form = await keptFormOf(drawing(square))
  const change = { key: 'a--b', name: 'Story/<A>: B', why: '9 pixels differ.' }

  const page = writeContactSheet(folder, [
    { ...change, before: form, after: form, difference: form },
  ])

  const html = readFileSync(page, 'utf8')
  expect(html).toContain('Story/&lt;A>: B')
  for (const file of ['a--b.before.webp', 'a--b.after.webp', 'a--b.difference.png']) {
    expect(html).toContain(`src="${file}"`)
    expect(existsSync(join(folder, file))).toBe(true)
  }
  expect(html).not.toMatch(/src="(\/|http)/)
})

describe('the check', () => {
  const BADGE = 'packages/ui/src/components/primitives/Badge/Badge.stories.tsx'
  const HOME = 'packages/ui/src/screens/HomeScreen/HomeScreen.stories.tsx'
  const sources = sourcesOf([BADGE, HOME])
  const of = (file: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ key: `${file}${at}`, file }))
  const acceptedAs = (own: readonly { key: string; file: string }[], source?: string) =>
    own.map(({ key, file }) => [key, { source: source ?? sources.get(file)?.hash }] as const)

  test('draws a picture anew when anything that its story imports has changed', () => {
    const [same, other] = [of(BADGE, 20), of(HOME, 20)]
    const kept = { pictures: Object.fromEntries([...acceptedAs(same), ...acceptedAs(other, 'x')]) }

    const { changed, chosen } = chosenForCheck([...same, ...other], { kept, sources })

    expect(changed).toEqual(other)
    expect(chosen).toEqual(other)
  })

  test('draws a few from all over where nothing has changed', () => {
    const all = of(BADGE, 48)
    const kept = { pictures: Object.fromEntries(acceptedAs(all)) }

    const { changed, chosen } = chosenForCheck(all, { kept, sources })

    expect(changed).toEqual([])
    expect(chosen).toEqual(all.filter((_, at) => at % 4 === 0))
  })

  test('draws the piece itself when more that have it may have changed than fit', () => {
    const [pages, piece] = [of(HOME, 90), of(BADGE, 2)]

    const chosen = mostTelling([...pages, ...piece], sources, 10)

    expect(chosen).toHaveLength(10)
    expect(chosen).toEqual(expect.arrayContaining(piece))
    expect(new Set(chosen).size).toBe(10)
  })
})

test('the stories that are opened in other languages are the same for the same seed', () => {
  const [first, again, other] = [7, 7, 8].map((seed) => someOf(index, 50, seed))

  expect(first).toHaveLength(50)
  expect(first).toEqual(again)
  expect(first).not.toEqual(other)
  expect(MODES.map(({ locale, forced, theme }) => locale ?? forced ?? theme)).toEqual([
    'hi',
    'pseudo',
    'ur-rtl',
    'contrast',
    'dark',
    'light',
  ])
})
