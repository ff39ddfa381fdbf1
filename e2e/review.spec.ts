import { expect, test } from '@playwright/test'

import { Author } from './author.ts'
import { Keeper } from './keeper.ts'
import { newName, Player } from './player.ts'

test('a story that only a person can judge goes back for a reason, comes again and is played', async ({
  browser,
  page,
}) => {
  // Two people, and the story comes to each of them twice.
  test.slow()
  const author = new Author(page)
  const title = `The Cargo ${newName()}`
  await author.registerFor('/create-story')
  await author.writeBasics(title)
  await author.writeScenes()
  await page.getByRole('tab', { name: 'Basic Info' }).click()
  await author.field('Description').fill('A keeper, a sea, and cocaine in the hold.')
  await page.getByRole('button', { name: 'Create Story' }).click()
  await author.publish(title)
  await expect(page.getByText(`“${title}” waits for an editor.`)).toBeVisible()
  await expect(author.story(title).getByText('In review')).toBeVisible()

  const keeper = new Keeper(await (await browser.newContext()).newPage())
  await keeper.signIn()
  await keeper.goTo('Review')
  await keeper.page.getByRole('link', { name: `Read ${title}` }).click()
  await expect(keeper.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(keeper.page.getByText(/suggest the rating teen/)).toBeVisible()
  await keeper.page.getByRole('button', { name: 'Read all of the text' }).click()
  const text = keeper.page.getByRole('dialog', { name: 'All of the text' })
  await expect(text.getByRole('listitem').first()).toBeVisible()
  await keeper.page.keyboard.press('Escape')
  await keeper.page.getByRole('button', { name: 'Reject' }).click()
  await keeper.page.getByRole('textbox', { name: 'Reason' }).fill('Say what the cargo is for.')
  await keeper.page.getByRole('button', { name: 'Send back' }).click()
  await expect(keeper.page.getByText(`“${title}” was sent back.`)).toBeVisible()

  await page.reload()
  const mine = author.story(title)
  await expect(mine.getByText('An editor wrote: Say what the cargo is for.')).toBeVisible()
  await author.publish(title)
  await expect(mine.getByText('In review')).toBeVisible()

  await keeper.goTo('Stories')
  await keeper.goTo('Review')
  await keeper.page.getByRole('link', { name: `Read ${title}` }).click()
  await expect(keeper.page.getByText('Sent back before: Say what the cargo is for.')).toBeVisible()
  await keeper.page.getByRole('button', { name: 'Approve' }).click()
  await keeper.page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(keeper.page.getByText(`“${title}” is published.`)).toBeVisible()

  const player = new Player(page, title)
  await player.openStory(title)
  await player.play()
  await expect(player.log).toBeVisible()
})
