import { expect, test, type Page } from '@playwright/test'

import { newName, Player } from './player.ts'
import { visit } from './visit.ts'

const TITLE = 'A Measure Less'

/** A new reader, signed in, on the home page. */
async function signUp(page: Page) {
  await page.goto('/register')
  await new Player(page, TITLE).fillRegistration(newName())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a like survives a reload and shows wherever the story does', async ({ page }) => {
  await signUp(page)
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

test('what is bookmarked stands in a row of its own', async ({ page }) => {
  await signUp(page)
  const bookmarks = region(page, 'Bookmarks')
  await expect(card(page, TITLE).first()).toBeVisible()
  await expect(bookmarks).toBeHidden()

  await card(page, TITLE).first().getByRole('button', { name: 'Bookmark' }).click()

  await expect(card(page, TITLE).and(bookmarks.getByRole('article'))).toBeVisible()
})

test('a tag leads to its stories, and the filters stay in the address', async ({ page }) => {
  await new Player(page, TITLE).openStory(TITLE)
  await page.getByRole('main').getByRole('link', { name: 'War' }).click()

  await expect(page.getByRole('combobox', { name: 'Tag' })).toHaveText(/War/)
  await expect(card(page, TITLE)).toBeVisible()
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('Hindi')
  await expect(card(page, TITLE)).toBeHidden()
  await expect(page).toHaveURL(/\/browse\?tag=.+&language=hi$/)

  await page.goBack()

  await expect(card(page, TITLE)).toBeVisible()
})

test('a half-played story waits on the home page and goes on from there', async ({ page }) => {
  await signUp(page)
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
