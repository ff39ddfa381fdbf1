import { expect, test, type Page } from '@playwright/test'

import { Player } from './player.ts'
import { noticeOffline, shellCached } from './shell.ts'
import { watch } from './pageAudit.ts'
import { visit } from './visit.ts'

const TITLE = 'Dead Letters of Devthala'
const OPENING = 'The bus that brings you to Devthala'

test.use({ serviceWorkers: 'allow' })

async function playing(page: Page) {
  // The service worker waits until the page is idle.
  test.slow()
  const player = new Player(page, TITLE)
  await player.beginAsNew(TITLE)
  await expect(player.log).toContainText(OPENING)
  await player.verb('Continue').click()
  await player.answered()
  await shellCached(page)
  return player
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Reading settings' })).toBeVisible()
  await page.keyboard.press('Escape')
}

test('read turns are available offline', async ({ page, context, baseURL }) => {
  const violations = await watch(page, baseURL)
  const player = await playing(page)
  const lines = player.log.getByRole('article')
  const told = await lines.allTextContents()
  const commands = page.getByRole('button', { name: /^(Act|Continue|Immerse|Show)\b/ })
  const priced = await commands.allTextContents()
  await context.setOffline(true)

  await test.step('the play page opens with every line, and says that it is offline', async () => {
    await page.reload()
    await noticeOffline(context)
    await expect(page.getByText(/^You are offline/)).toBeVisible()
    await expect(lines).toHaveText(told)
    // Cached prices do not change.
    await expect(commands).toHaveText(priced)
  })

  await test.step('dialogs over the page open without a network too', () => openSettings(page))

  await test.step('another page links to content that can be read offline', async () => {
    await visit(page, '/home')
    await expect(page.getByText(/^You are offline\. This page works again/)).toBeVisible()
    await page.getByRole('link', { name: TITLE }).and(page.locator('[href^="/play/"]')).click()
    await expect(player.log).toContainText(OPENING)
  })

  await test.step('the story continues when there is a network again', async () => {
    await context.setOffline(false)
    await expect(page.getByText(/^You are offline/)).toBeHidden()
    await player.verb('Continue').click()
    await player.answered()
    await expect(lines).not.toHaveCount(told.length)
  })
  expect(violations.violations).toEqual([])
})

test('story pages wait for the network without errors', async ({ page, context }) => {
  await playing(page)
  const stories = page.getByRole('region', { name: 'Stories', exact: true }).getByRole('listitem')
  const waiting = page.getByText('The stories load when you are back online.')
  await context.setOffline(true)

  // Only the code of the first page is cached.
  for (const path of ['/home', '/my-stories', '/browse']) {
    await page.goto(path)
    await expect(waiting).toBeVisible()
    await expect(page.locator('[href^="/play/"]')).toHaveText(TITLE)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }

  await test.step('they load automatically when there is a network again', async () => {
    await context.setOffline(false)
    await expect(stories).not.toHaveCount(0)
    await context.setOffline(true)
    await page.goto('/home')
    await expect(waiting).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: TITLE }).first()).toBeVisible()
    await expect(waiting).toBeHidden()
    await expect(page.getByText(/^You are offline/)).toBeHidden()
  })
})

const takenAlong = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const [plays, files] = await Promise.all(
          ['offline-plays', 'files'].map(async (name) => (await caches.open(name)).keys()),
        )
        const names = files?.map(({ url }) => url).join() ?? ''
        return [plays?.length, names.includes('offlineWorker'), names.includes('topics.bin')]
      }),
    )
    .toEqual([1, true, true])

test('a story is finished offline, and every turn is synchronized', async ({ page, context }) => {
  const player = await playing(page)
  const lines = player.log.getByRole('article')
  await takenAlong(page)
  await context.setOffline(true)
  await page.reload()
  await noticeOffline(context)

  await expect(page.getByText(/^You are offline: the built-in storyteller continues/)).toBeVisible()
  await expect(player.verb('Show')).toBeDisabled()
  const before = await lines.count()
  for (const words of ['I look around', 'I knock on the door', 'I read the letter']) {
    await page.getByRole('textbox', { name: 'Describe your custom action...' }).fill(words)
    await player.verb('Act').click()
    await expect(player.log).toContainText(words)
  }
  await player.continueToEnding()
  await expect(player.ending).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()

  // Moves the pointer away, because a hovered notification does not close.
  await page.mouse.move(0, 0)
  await context.setOffline(false)
  await expect(page.getByText(/^\d+ offline turns were added$/)).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(player.seeEnding.or(player.ending)).toBeVisible()
  if (await player.seeEnding.isVisible()) {
    expect(await lines.count()).toBeGreaterThan(before + 3)
    await player.seeEnding.click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('logout removes all read content from the device', async ({ page, context }) => {
  const player = await playing(page)
  const address = page.url()
  const words = 'I keep the last letter for myself'
  await page.getByRole('textbox', { name: 'Describe your custom action...' }).fill(words)
  await player.verb('Show').click()
  await player.answered()
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?out/i })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()

  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
  await noticeOffline(context)

  await expect(page.getByText(/^You are offline/)).toBeVisible()
  const kept = await page.evaluate(async () => {
    const answers: string[] = [JSON.stringify(localStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        answers.push(request.url)
        const answer = await cache.match(request)
        if (/html|json/.test(answer?.headers.get('content-type') ?? ''))
          answers.push(await (answer?.text() ?? ''))
      }
    }
    return answers.join('\n')
  })
  expect(kept).not.toContain(OPENING)
  expect(kept).not.toContain(words)
  expect(kept).not.toContain('/pictures/')
  expect(kept).not.toContain('/api/')
})
