import { expect, test, type Page } from '@playwright/test'

import { holdCode, openRendered } from './visit.ts'

const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds a story and reads its description', async ({ page }) => {
    await openRendered(page, '/home')
    const story = page.getByRole('article').getByRole('heading', { level: 3 }).first()
    const title = await story.innerText()
    const address = await story.getByRole('link').getAttribute('href')

    await openRendered(page, String(address))

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the buttons of a row do not move', async ({ page }) => {
    await openRendered(page, '/home')

    const row = page.getByRole('region', { name: 'Featured Stories' })

    await expect(row.getByRole('article')).toHaveCount(4)
    await expect(row.getByRole('button', { name: /^Next/ })).toBeVisible()
  })
})

for (const path of ['/', '/home']) {
  test(`the server-rendered page ${path} is hydrated without changes`, async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main')?.setAttribute('data-first', '')
      })
    })

    await openRendered(page, path)
    await page.getByRole('button').first().focus()
    await alive(page)

    expect(complaints).toEqual([])
    await expect(page.locator('main')).toHaveAttribute('data-first', '')
  })
}

for (const [who, key, value] of [
  ['who reads Hindi', 'language', 'hi'],
  ['who is signed in', 'tokens', '{}'],
] as const) {
  test(`${who} does not see the page that was rendered for guests`, async ({ page }) => {
    await page.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [
      key,
      value,
    ] as const)
    const letIn = await holdCode(page)

    await openRendered(page, '/home')

    await expect(page.locator('main')).toBeAttached()
    await expect(page.locator('main')).toBeHidden()
    letIn()
    await alive(page)
    await expect(page.getByRole('main')).toBeVisible()
  })
}

test('the landing page loads no code until it is idle or touched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  // Blocks the font style sheet, so that the page does not become idle.
  await page.route(/assets\/.*\.css/, () => {})
  await openRendered(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() =>
    dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })),
  )
  expect(scripts).toEqual([])

  await page.mouse.move(40, 40, { steps: 2 })

  await alive(page)
  expect(scripts).not.toEqual([])
})

test('a touch before the first paint of the landing page is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    })
  })
  await page.route(/assets\/.*\.css/, () => {})
  await openRendered(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.mouse.move(40, 40, { steps: 2 })

  await alive(page)
})

test('the landing page is hydrated when idle', async ({ page }) => {
  await openRendered(page, '/')

  await alive(page)
  await expect(page.locator('#root[data-ssr]')).not.toBeAttached()
})

test('links of the landing page work before its code is loaded', async ({ page }) => {
  await holdCode(page)
  await openRendered(page, '/')

  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click()

  await expect(page).toHaveURL('/home')
})

test('a click on PLAY before the code is loaded is not lost', async ({ page }) => {
  const letIn = await holdCode(page)
  await openRendered(page, '/home')

  await page.getByRole('article').getByRole('button', { name: 'PLAY' }).first().click()
  letIn()
  await alive(page)

  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible()
})

test('a row far from the viewport still responds to clicks', async ({ page }) => {
  await openRendered(page, '/home')
  await alive(page)
  await expect(page.locator('#root[data-ssr]')).not.toBeAttached()

  // Dispatches the event without scrolling, as assistive technology does.
  await page.getByRole('button', { name: 'Bookmark' }).last().dispatchEvent('click')

  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible()
})

test('changing the theme does not render rows far from the viewport', async ({ page }) => {
  await openRendered(page, '/home')
  await page.getByRole('button').first().focus()
  await alive(page)
  const row = page
    .getByRole('region')
    .filter({ has: page.getByRole('article') })
    .last()
  await row.evaluate((drawn) => drawn.setAttribute('data-first', ''))

  await page.getByLabel('Theme').click()
  await page.getByRole('option', { name: 'High contrast' }).click()

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
  await expect(row).toHaveAttribute('data-first', '')
})

test('a language chosen in the footer also changes rows that were never visible', async ({
  page,
}) => {
  await openRendered(page, '/home')
  await alive(page)

  await page.getByLabel('Language').click()
  await page.getByRole('option', { name: 'हिन्दी' }).click()

  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('hydration preserves the scroll position', async ({ page }) => {
  const letIn = await holdCode(page)
  await openRendered(page, '/home')
  const row = page.getByRole('region', { name: 'Trending Now' })
  await row.scrollIntoViewIfNeeded()
  // Waits for fonts, because they change the layout.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const topOfRow = () => row.evaluate((drawn) => Math.round(drawn.getBoundingClientRect().top))
  const place = await topOfRow()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

  letIn()
  await alive(page)
  await expect(page.locator('#root[data-ssr]')).not.toBeAttached()

  expect(await topOfRow()).toBe(place)
})

interface Frame {
  grounds: string
  isDrawn: boolean
}

const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: Frame[] = []
    Object.assign(window, { frames })
    const look = () => {
      const root = document.querySelector('[data-ui-root]')
      if (root) {
        const page = getComputedStyle(document.documentElement).backgroundColor
        const parts = getComputedStyle(root).getPropertyValue('--ui-canvas')
        const isDrawn = document.querySelector('#root[data-ssr]') !== null
        frames.push({ grounds: `${page} ${parts}`, isDrawn })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const NIGHT = 'rgb(14, 11, 31) #0E0B1F'
const DAY = 'rgb(251, 244, 228) #FBF4E4'
const CONTRAST = 'rgb(0, 0, 0) #000000'

const readers = [
  { who: 'a device of the day', media: { colorScheme: 'light' }, chosen: null, seen: DAY },
  { who: 'a device of the night', media: { colorScheme: 'dark' }, chosen: null, seen: NIGHT },
  { who: 'a device of contrast', media: { contrast: 'more' }, chosen: null, seen: CONTRAST },
  { who: 'who chose the day', media: { colorScheme: 'dark' }, chosen: 'light', seen: DAY },
  { who: 'who chose the night', media: { colorScheme: 'light' }, chosen: 'dark', seen: NIGHT },
] as const

for (const { who, media, chosen, seen } of readers) {
  test(`server-rendered pages have one theme from their first frame for ${who}`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.emulateMedia(media)
    await page.addInitScript((theme) => {
      if (theme) localStorage.setItem('theme', theme)
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main')?.setAttribute('data-first', '')
      })
    }, chosen)
    await watchFrames(page)
    await openRendered(page, '/home')
    const story = page.getByRole('article').getByRole('link').first()

    for (const path of ['/', '/home', String(await story.getAttribute('href'))]) {
      await openRendered(page, path)
      await expect(page.getByRole('main')).toBeVisible()
      await alive(page)
      await expect(page.locator('#root[data-ssr]')).not.toBeAttached()

      await expect(page.locator('main')).toHaveAttribute('data-first', '')
      const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
      expect(frames.some(({ isDrawn }) => isDrawn)).toBe(true)
      expect([...new Set(frames.map(({ grounds }) => grounds))]).toEqual([seen])
    }
    expect(complaints).toEqual([])
    const chooser = page.getByRole('combobox', { name: 'Theme' })
    const names = { dark: 'Night', light: 'Day', contrast: 'High contrast', system: 'System' }
    await expect(chooser).toHaveText(names[chosen ?? 'system'])
  })
}

test('the fonts of every script are loaded after the first view', async ({ page }) => {
  const facesFor = (font: string, letter: string) =>
    page.evaluate(async ([font, letter]) => (await document.fonts.load(font, letter)).length, [
      font,
      letter,
    ] as const)
  await openRendered(page, '/home')
  expect(await facesFor('16px Hind', 'a')).toBe(1)

  await expect.poll(() => facesFor('16px Hind', 'क')).toBe(1)
  expect(await facesFor('16px Hind', 'a')).toBe(1)
  expect(await facesFor('16px Hind', 'é')).toBe(1)
  expect(await facesFor('16px "Tiro Bangla"', 'ক')).toBe(1)
  expect(await facesFor('16px "Noto Serif Tamil"', 'த')).toBe(1)
  expect(await facesFor('16px "Noto Nastaliq Urdu"', 'ک')).toBe(1)
})

test('Hindi titles and names load one Devanagari font on an English page', async ({ page }) => {
  const faces = new Set<string>()
  page.on('request', (request) => {
    const [, face] = /\/([a-z-]+)-\d+-hindi-[\w-]+\.woff2$/.exec(request.url()) ?? []
    if (face) faces.add(face)
  })
  await page.goto('/browse?language=hi')
  await expect(page.getByRole('article').first()).toContainText(/\p{Script=Devanagari}{3}/u)

  await expect.poll(() => [...faces]).toContain('tiro-devanagari-hindi')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect([...faces]).toEqual(['tiro-devanagari-hindi'])
})

/** Gives the first featured story a title that fits on one line. */
async function shortenFeatured(page: Page, path: string) {
  const answer = await page.request.get('/api/v1/stories/featured/')
  const [first] = (await answer.json()) as { title: string }[]
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(first?.title ?? '', 'The Lamp')
    await route.fulfill({ response, body })
  })
}

for (const path of ['/', '/home']) {
  test(`on a phone, fonts cause no layout shift on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shortenFeatured(page, path)
    await page.addInitScript(() => {
      Object.assign(globalThis, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Reflect.set(globalThis, 'moved', Reflect.get(globalThis, 'moved') + shift.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let letIn = () => {}
    const isPainted = new Promise<void>((resolve) => (letIn = resolve))
    await page.route(/\.woff2$/, async (route) => {
      await isPainted
      await route.continue()
    })
    await openRendered(page, path)
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    // The count starts here, because on a slow machine the parser still adds to the painted page before this.
    await page.waitForFunction(() => document.readyState !== 'loading')
    await page.evaluate(() => Object.assign(globalThis, { moved: 0 }))

    letIn()

    const areThere = () => ['16px "Rozha One"', '16px Hind'].every((it) => document.fonts.check(it))
    await page.waitForFunction(areThere)
    // Layout shifts are reported one frame later.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    )
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toBeLessThan(0.005)
  })
}
