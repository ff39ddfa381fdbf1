import { expect, test } from '@playwright/test'

import { Author } from './author.ts'
import { PagePlayer, pageThat } from './playedPage.ts'

test('a story in its own page is played and resumed, and never ends by itself', async ({
  page,
  request,
}) => {
  const player = new PagePlayer(page, 'The lamp that plays itself')
  await player.begin(request, pageThat())

  const saved = page.waitForResponse((answer) => answer.url().endsWith('/action'))
  await player.link('Go to the market').click()
  await expect(player.frame.getByText(/The market is loud/)).toBeVisible()
  await (await saved).finished()
  const drawn = await player.frame.locator('#passage p').innerText()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Continue|Immerse/ })).toHaveCount(0)

  await page.reload()
  await expect(player.frame.locator('#passage p')).toHaveText(drawn)
  await player.link('Go home').click()
  await expect(player.frame.getByText('You are home. The end.')).toBeVisible()
  await expect(player.seeEnding).toHaveCount(0)
})

test('an author uploads a published page that is played unchanged', async ({ page }) => {
  const title = 'Brought as it is'
  const author = await Author.register(page)
  await author.writeBasics(title)
  await page.getByRole('tab', { name: 'Story Structure' }).click()
  await author.bring({ name: 'lamp.html', mimeType: 'text/html', buffer: Buffer.from(pageThat()) })
  const question = page.getByRole('dialog', { name: /^Import / })
  await question.getByRole('button', { name: 'Play it unchanged' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Played by its own page')).toBeVisible()
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page).toHaveURL(/\/my-stories$/)

  await author.publish(title)

  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
})
