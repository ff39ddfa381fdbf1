import { expect, test, type Page } from '@playwright/test'

import { Player } from './player.ts'
import { visit } from './visit.ts'

const TITLE = 'Dead Letters of Devthala'

async function beginToPlay(page: Page): Promise<Player> {
  const player = new Player(page, TITLE)
  await player.beginAsNew(TITLE)
  await expect(player.log).toContainText('The bus that brings you to Devthala')
  return player
}

/** Delays the session response. Returns a function that releases it. */
async function holdSession(page: Page) {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/\/api\/v1\/game\/sessions\/[^/]+$/, async (route) => {
    await isLetIn
    await route.continue()
  })
  return letIn
}

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })

test('Back opens the previous page, or the story if there is none', async ({ page }) => {
  await beginToPlay(page)
  const session = page.url()

  await test.step('opened from Home, it returns to Home', async () => {
    await visit(page, '/home')
    const openStories = page.getByRole('region', { name: 'Continue playing' })
    await openStories.getByRole('link', { name: TITLE }).click()
    await expect(page).toHaveURL(session)
    // The bar is re-rendered when the session arrives, which would lose a click.
    await expect(page.getByRole('log', { name: TITLE })).toBeVisible()
    await back(page).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  await test.step('opened directly, it opens the story', async () => {
    const other = await page.context().newPage()
    await visit(other, session)
    // Before the session is loaded, Back goes home.
    await expect(other.getByRole('log', { name: TITLE })).toBeVisible()
    await back(other).click()
    await expect(other).toHaveURL(/\/game\//)
    await expect(other.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  })

  await test.step('clicked before the session has loaded, it opens the story too', async () => {
    const hasty = await page.context().newPage()
    const letSessionCome = await holdSession(hasty)
    await visit(hasty, session)
    await back(hasty).click()
    letSessionCome()
    await expect(hasty).toHaveURL(/\/game\//)
  })
})

test('Back follows the browser history, also after full page loads', async ({ page }) => {
  await beginToPlay(page)
  const session = page.url()
  await visit(page, '/home')

  await test.step('after a reload, it returns to Home', async () => {
    const openStories = page.getByRole('region', { name: 'Continue playing' })
    await openStories.getByRole('link', { name: TITLE }).click()
    await expect(page).toHaveURL(session)
    await page.reload()
    await expect(page.getByRole('log', { name: TITLE })).toBeVisible()
    await back(page).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  await test.step('after the address was entered on another page, it returns like the browser', async () => {
    await visit(page, session)
    await expect(page.getByRole('log', { name: TITLE })).toBeVisible()
    await back(page).click()
    await expect(page).toHaveURL(/\/home$/)
  })
})

test('every action has its session, and Show the latest narration', async ({ page }) => {
  const player = await beginToPlay(page)
  const session_id = new URL(page.url()).pathname.split('/').at(-1)
  const sent: { action_type: string; session_id?: string; last_text_response?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/action')) sent.push(request.postDataJSON())
  })

  await player.verb('Continue').click()
  await player.answered()
  const told = await player.log.getByRole('article', { name: 'Story' }).last().innerText()
  await player.verb('Show').click()
  await player.answered()
  await player.verb('Immerse').click()
  await player.answered()
  await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().click()
  await player.answered()
  await page.getByRole('textbox', { name: 'Describe your custom action...' }).fill('I hum')
  await player.verb('Act').click()
  await player.answered()
  await player.verb('Undo').click()
  await page.getByRole('alertdialog').getByRole('button', { name: /undo/i }).click()
  await expect(player.log).not.toContainText('You: I hum')

  expect(sent.map(({ action_type }) => action_type)).toEqual([
    'continue',
    'show',
    'immerse',
    'continue',
    'custom_action',
    'undo',
  ])
  expect(sent.map((body) => body.session_id)).toEqual(sent.map(() => session_id))
  const words = sent.map(({ last_text_response }) => last_text_response)
  expect(words).toEqual([undefined, expect.any(String), ...Array(4).fill(undefined)])
  expect(words[1]?.replace(/\s+/g, ' ').trim()).toBe(told.replace(/\s+/g, ' ').trim())
})

/** Laptops, a phone, a phone in landscape with keyboard, and 1280 × 800 at 200 % zoom. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
  { width: 740, height: 360 },
  { width: 640, height: 400 },
]

async function expectStoryInSight(page: Page, player: Player) {
  const story = page.getByRole('region', { name: 'Story so far' })
  const boxOf = async (part: ReturnType<Page['locator']>) => {
    const box = await part.boundingBox()
    if (!box) throw new Error('not laid out')
    return { ...box, bottom: box.y + box.height }
  }
  const controls = [
    page.getByRole('group', { name: 'Choices' }).getByRole('button').first(),
    page.getByRole('textbox', { name: 'Describe your custom action...' }),
    ...(['Act', 'Continue', 'Immerse', 'Show', 'Undo'] as const).map((name) => player.verb(name)),
  ]
  for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 })
  const verbs = page.getByRole('group', { name: 'Commands' }).getByRole('button')
  for (const verb of await verbs.all()) {
    expect((await boxOf(verb)).height).toBeGreaterThanOrEqual(48)
  }

  // Fonts and pictures change the layout.
  await expect(async () => {
    const log = await boxOf(story)
    const text = await boxOf(player.log.getByRole('article', { name: 'Story' }).last())
    expect(text.y).toBeGreaterThanOrEqual(log.y)
    // Short texts must be visible completely, long ones at least with three lines.
    expect(log.bottom - text.y).toBeGreaterThanOrEqual(Math.min(text.height, 3 * 30))
    for (const picture of await player.log.getByRole('figure').all()) {
      expect((await boxOf(picture)).height).toBeLessThanOrEqual(log.height / 3 + 1)
    }
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden()
}

test('the story, its choices and commands are visible at every size', async ({ page }) => {
  const player = await beginToPlay(page)
  await expect(player.log.getByRole('figure')).toBeVisible()
  const resize = (size: (typeof SIZES)[number]) => page.setViewportSize(size)

  await test.step('on the first turn, which no control covers', async () => {
    for (const size of SIZES) {
      await resize(size)
      await expectStoryInSight(page, player)
      await expect(page.getByRole('status', { name: 'Notifications' })).toBeHidden()
    }
  })
  await test.step('with at most twelve controls beside the story on a laptop', async () => {
    await resize({ width: 1280, height: 800 })
    const all = page.getByRole('main').locator('button:visible, input:visible')
    const ofStory = page.locator('[role="log"] button, [aria-label="Choices"] button')
    expect((await all.count()) - (await ofStory.count())).toBeLessThanOrEqual(12)
  })
  await test.step('a picture is enlarged', async () => {
    await player.log.getByRole('button', { name: 'Enlarge picture' }).click()
    const whole = page.getByRole('dialog').getByRole('img')
    await expect(whole).toBeInViewport({ ratio: 1 })
    const { width = 0, height = 1 } = (await whole.boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(16 / 9, 1)
    await page.keyboard.press('Escape')
  })
  await test.step('after a choice', async () => {
    await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().click()
    await player.answered()
    for (const size of SIZES) {
      await resize(size)
      await page.keyboard.press('End')
      await expectStoryInSight(page, player)
    }
  })
  await test.step('a button to the newest text is shown after scrolling away', async () => {
    const story = page.getByRole('region', { name: 'Story so far' })
    await story.evaluate((log) => log.scrollTo(0, 0))
    await page.getByRole('button', { name: 'Jump to latest' }).click()
    await expectStoryInSight(page, player)
  })
})
