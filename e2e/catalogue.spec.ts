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
