import { expect, test, type Page } from '@playwright/test'

import { paths } from '../packages/app/src/navigation/paths.ts'
import { Player, register } from './player.ts'
import { watch } from './pageAudit.ts'
import { visit } from './visit.ts'

const TITLE = 'Dead Letters of Devthala'
const NOTHING = { violations: [], foreignRequests: [], runs: [] }

function everyPath({ story, session }: { story: string; session: string }): string[] {
  const given = Object.values(paths).map((path) => {
    if (typeof path === 'string') return path
    const make = path as (id: string) => string
    const isSession = make('x').startsWith('/play')
    return make.length === 0 ? make('') : make(isSession ? session : story)
  })
  return [...new Set([...given, '/no/such/page', '/verify-email?token=none', '/login?token=none'])]
}

async function walk(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
  }
}

const idShown = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('no page violates its policy or contacts another host for a guest', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const violations = await watch(page, baseURL)
  await new Player(page, TITLE).openStory(TITLE)
  const story = idShown(page)

  await walk(page, everyPath({ story, session: story }))

  expect(violations).toEqual(NOTHING)
})

test('no page violates its policy or contacts another host for a player', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const violations = await watch(page, baseURL)
  const player = new Player(page, TITLE)
  await register(page)
  await player.openStory(TITLE)
  const story = idShown(page)
  await player.play()
  await expect(page).toHaveURL(/\/play\//)
  const session = idShown(page)
  await player.verb('Continue').click()
  await player.answered()
  await player.verb('Show').click()
  await player.answered()

  await walk(page, everyPath({ story, session }))

  expect(violations).toEqual(NOTHING)
})

test('scripts run only with the nonce', async ({ page }) => {
  await visit(page, '/home')

  const hasRun = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.body.append(script)
    const image = document.createElement('div')
    image.innerHTML = '<img src="/none" onerror="window.planted = true">'
    document.body.append(image)
    await new Promise((resolve) => setTimeout(resolve, 500))
    return 'planted' in window
  })

  expect(hasRun).toBe(false)
})
