import { expect, test, type Page } from '@playwright/test'

/** Swipe distance in pixels, and maximum lock between steps in ms. */
const SWIPE = 220
const LOCK = 700

test.use({ reducedMotion: 'no-preference' })

const whereabouts = (page: Page) =>
  page.evaluate(() => {
    const pager = document.querySelector('main')?.parentElement
    const sections = [...document.querySelectorAll('main > section')]
    const place = Math.round((pager?.scrollTop ?? 0) + window.scrollY)
    const read = sections.map(({ scrollTop }) => Math.round(scrollTop))
    const left = sections.map((it) => it.scrollHeight - it.clientHeight - Math.round(it.scrollTop))
    const isIn = ({ top, bottom }: DOMRect) => top < innerHeight / 2 && bottom > innerHeight / 2
    const current = sections.findIndex((section) => isIn(section.getBoundingClientRect()))
    const cards = document.querySelector('#how-it-works')?.textContent.match(/\d of 6/)?.[0]
    const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
    return { place, read, left, current, cards, isAtFoot: Math.round(foot) <= innerHeight }
  })

/** Waits until scrolling has ended and the lock is released. */
async function settled(page: Page) {
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction(([from, lock]) => performance.now() - from > lock, [
    since,
    LOCK,
  ] as const)
  await expect(async () => {
    const before = await whereabouts(page)
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
    expect(await whereabouts(page)).toEqual(before)
  }).toPass()
}

async function open(page: Page) {
  await page.goto('/')
  await expect(page.locator('#root[data-ssr]')).not.toBeAttached()
  await settled(page)
}

/** Swipes. Positive distances swipe up. */
async function finger(page: Page) {
  const touch = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: width / 2, y }],
    })
  return async (way: number) => {
    const from = height / 2 + way / 2
    await put('touchStart', from)
    for (const part of [0.25, 0.5, 0.75, 1]) await put('touchMove', from - way * part)
    await put('touchEnd')
    await settled(page)
  }
}

/** Moves to the end and checks that no content is skipped. */
async function walk(page: Page, move: () => Promise<void>, rest: 'left' | 'read') {
  const isThere = ({ place, isAtFoot }: Awaited<ReturnType<typeof whereabouts>>) =>
    rest === 'left' ? isAtFoot : place === 0
  for (let at = await whereabouts(page); !isThere(at);) {
    await move()
    const next = await whereabouts(page)
    expect(next, 'a move leads somewhere').not.toEqual(at)
    if (at.current >= 0 && next.current !== at.current) {
      expect(next[rest][at.current], `section ${at.current} is read to its end`).toBeLessThan(2)
    }
    at = next
  }
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [640, 360],
] as const) {
  test.describe(`on a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('swipes move through all sections to the footer, and back', async ({ page }) => {
      test.slow()
      await open(page)
      const swipe = await finger(page)

      await walk(page, () => swipe(Math.min(SWIPE, height / 2)), 'left')
      await walk(page, () => swipe(-Math.min(SWIPE, height / 2)), 'read')
    })
  })
}

test.describe('on a common phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  test('one short swipe leaves any section, also the one with the sample', async ({ page }) => {
    test.slow()
    await open(page)
    const swipe = await finger(page)
    const sample = page.getByRole('article', { name: /^A taste/ })

    for (const [section, steps] of [1, 1, 6, 1, 1].entries()) {
      expect((await whereabouts(page)).current).toBe(section)
      if (section === 1) await expect(sample.getByRole('button', { name: 'Act' })).toBeInViewport()
      for (let step = 0; step < steps; step += 1) await swipe(120)
    }
    expect((await whereabouts(page)).isAtFoot).toBe(true)
  })
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })

  test('a swipe beyond the end of a section moves to the next', async ({ page }) => {
    await open(page)
    const { left } = await whereabouts(page)
    expect(left[0]).toBeGreaterThan(1)
    const swipe = await finger(page)

    await swipe(SWIPE)

    expect((await whereabouts(page)).current).toBe(1)
  })
})

test.describe('with a wheel', () => {
  test.use({ viewport: { width: 1280, height: 620 } })

  test('turns move through all sections to the footer, and back', async ({ page }) => {
    test.slow()
    await open(page)
    await page.mouse.move(640, 310)
    const turn = async (way: number) => {
      await page.mouse.wheel(0, way)
      await settled(page)
    }

    await walk(page, () => turn(120), 'left')
    await walk(page, () => turn(-120), 'read')
  })
})

test('the footer follows the main part, and focus scrolls it into view', async ({ page }) => {
  await open(page)
  const foot = page.getByRole('contentinfo')
  await expect(page.getByRole('main').getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(1)
  const terms = foot.getByRole('link', { name: 'Terms of Service' })
  await expect(foot).not.toBeInViewport()

  await terms.focus()

  await expect(terms).toBeInViewport()
  await expect(foot.getByRole('combobox', { name: 'Theme' })).toBeInViewport()
})
