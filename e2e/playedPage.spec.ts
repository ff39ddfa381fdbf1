import { expect, test } from '@playwright/test'

import { Author } from './author.ts'
import { PagePlayer, pageThat } from './playedPage.ts'

test('a story is played by its own page, taken back, come back to and ended', async ({
  page,
  request,
}) => {
  const player = new PagePlayer(page, 'The lamp that plays itself')
  await player.begin(request, pageThat())
  await player.isAtStart()
  const die = await player.frame.locator('#passage p').innerText()

  await player.choice('Go to the market').click()
  await expect(player.log).toContainText('The market is loud')
  const drawn = await player.frame.locator('#passage p').innerText()
  await player.verb('Undo').click()
  await page.getByRole('button', { name: 'Undo the step' }).click()
  await expect(player.frame.locator('#passage p')).toHaveText(die)
  await player.frame.getByText('Go to the market').click()
  await expect(player.log).toContainText('The market is loud')
  await expect(player.frame.locator('#passage p')).toHaveText(drawn)

  await page.reload()
  await expect(player.frame.locator('#passage p')).toHaveText(drawn)
  await expect(player.choice('Go home')).toBeVisible()
  await page.getByRole('textbox').fill('I go home')
  await page.getByRole('textbox').press('Enter')
  await expect(player.seeEnding).toBeVisible()
  await expect(player.log).toContainText('You are home. The end.')
})

test('an author brings a published page and has it played as it is', async ({ page }) => {
  const title = 'Brought as it is'
  const author = await Author.register(page)
  await author.writeBasics(title)
  await page.getByRole('tab', { name: 'Story Structure' }).click()
  await author.bring({
    name: 'lamp.html',
    mimeType: 'text/html',
    buffer: Buffer.from(pageThat()),
  })
  const question = page.getByRole('dialog', { name: /^Import / })
  await question.getByRole('radio', { name: /^Play as it is/ }).check()
  await question.getByRole('button', { name: 'Replace the scenes' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Played by its own page')).toBeVisible()
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page).toHaveURL(/\/my-stories$/)

  await author.publish(title)

  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
})
