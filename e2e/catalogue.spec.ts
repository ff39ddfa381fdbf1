import { expect, test, type Page } from '@playwright/test'

import { Player, register } from './player.ts'
import { visit } from './visit.ts'

const TITLE = 'A Measure Less'

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a like survives a reload and is shown everywhere', async ({ page }) => {
  await register(page)
  await new Player(page, TITLE).openStory(TITLE)
  const like = page.getByRole('main').getByRole('button', { name: 'Like' })
  const counted = page.waitForResponse(/\/like$/)

  await like.click()
  await counted
  await page.reload()

  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await visit(page, '/home')
  await expect(
    card(page, TITLE).first().getByRole('button', { name: 'Like', pressed: true }),
  ).toBeVisible()
})

test('bookmarks have a row of their own', { tag: '@all' }, async ({ page }) => {
  await register(page)
  const bookmarks = region(page, 'Bookmarks')
  await expect(card(page, TITLE).first()).toBeVisible()
  await expect(bookmarks).toBeHidden()

  await card(page, TITLE).first().getByRole('button', { name: 'Bookmark' }).click()

  await expect(card(page, TITLE).and(bookmarks.getByRole('article'))).toBeVisible()
})

async function keep(page: Page, count: number) {
  await page.evaluate(async (wanted) => {
    const { access_token } = JSON.parse(localStorage.getItem('tokens') ?? '{}')
    const ask = async (path: string, method = 'GET') => {
      const headers = { authorization: `Bearer ${access_token}` }
      return (await fetch(`/api/v1${path}`, { method, headers })).json()
    }
    const pages = await Promise.all([1, 2].map((number) => ask(`/stories/?page=${number}`)))
    // If another test publishes a story, one may move to the second page.
    const ids = new Set(pages.flatMap(({ stories }) => stories.map(({ id }: { id: string }) => id)))
    for (const id of [...ids].slice(0, wanted)) await ask(`/stories/${id}/bookmark`, 'POST')
  }, count)
}

test('old bookmarks are loaded into the row', { tag: '@all' }, async ({ page }) => {
  await register(page)
  await keep(page, 21)
  await visit(page, '/home')
  const bookmarks = region(page, 'Bookmarks')
  await expect(bookmarks.getByRole('article')).toHaveCount(20)

  await bookmarks.getByRole('button', { name: 'More of Bookmarks' }).click()

  await expect(bookmarks.getByRole('article')).toHaveCount(21)
  await expect(bookmarks.getByRole('button', { name: 'More of Bookmarks' })).toBeHidden()
})

test('a tag opens its stories, and the filters are in the address', async ({ page }) => {
  await new Player(page, TITLE).openStory(TITLE)
  await page.getByRole('main').getByRole('link', { name: 'War' }).click()

  await expect(page.getByRole('combobox', { name: 'Tag' })).toHaveText(/War/)
  await expect(card(page, TITLE)).toBeVisible()
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Hindi' }).click()
  await expect(card(page, TITLE)).toBeHidden()
  await expect(page).toHaveURL(/\/browse\?tag=.+&language=hi$/)

  await page.goBack()

  await expect(card(page, TITLE)).toBeVisible()
})

test(
  'an address with a removed filter shows no story and offers to reset',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/browse?category=long-gone&language=xx')
    const main = page.getByRole('main')
    await expect(main.getByText('No stories fit these filters.')).toBeVisible()

    await main.getByRole('button', { name: 'Clear filters' }).first().click()

    await expect(page).toHaveURL(/\/browse$/)
    await expect(main.getByRole('article').first()).toBeVisible()
  },
)

test(
  'two quick clicks on Like restore the initial state, also on the server',
  { tag: '@all' },
  async ({ page }) => {
    await register(page)
    await new Player(page, TITLE).openStory(TITLE)
    const like = page.getByRole('main').getByRole('button', { name: 'Like' })
    const slow = Promise.withResolvers<void>()
    await page.route(/\/like$/, async (route) => {
      const response = await route.fetch()
      await slow.promise
      await route.fulfill({ response })
    })
    let answers = 0
    const bothCounted = page.waitForResponse(
      (response) => response.url().endsWith('/like') && (answers += 1) === 2,
    )

    await like.dblclick()
    slow.resolve()
    await bothCounted

    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  },
)

test('an unfinished story is on the home page and can be continued', async ({ page }) => {
  await register(page)
  const player = new Player(page, TITLE)
  await player.openStory(TITLE)
  await player.play()
  await expect(player.log).toBeVisible()
  await player.verb('Continue').click()
  await player.answered()
  const session = page.url()
  await visit(page, '/home')

  await region(page, 'Continue playing').getByRole('link', { name: TITLE }).click()

  await expect(page).toHaveURL(session)
  await expect(player.log).toBeVisible()
})
