import { expect } from '@playwright/test'

import { Author } from './author.ts'
import { AdminSession } from './adminSession.ts'
import { test } from './devices.ts'
import { newName, Player } from './player.ts'

async function sendBack(admin: AdminSession, title: string) {
  await admin.goTo('Review')
  await admin.page.getByRole('link', { name: `Read ${title}` }).click()
  await expect(admin.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(admin.page.getByText(/An editor reads this passage/)).toBeVisible()
  await admin.page.getByRole('button', { name: 'Read all of the text' }).click()
  const text = admin.page.getByRole('dialog', { name: 'Complete text' })
  await expect(text.getByRole('listitem').first()).toBeVisible()
  await admin.page.keyboard.press('Escape')
  await admin.page.getByRole('button', { name: 'Reject' }).click()
  await admin.page.getByRole('textbox', { name: 'Reason' }).fill('Say what the cargo is for.')
  await admin.page.getByRole('button', { name: 'Send back' }).click()
  await expect(admin.page.getByText(`“${title}” was sent back.`)).toBeVisible()
}

async function approve({ page }: AdminSession, title: string) {
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
}

test('a story that needs a moderator is returned with a reason, resubmitted and played', async ({
  openDevice,
  page,
}) => {
  test.slow()
  const title = `The Cargo ${newName()}`
  const author = await Author.register(page)
  await author.writeBasics(title)
  await author.writeScenes()
  await page.getByRole('tab', { name: 'Basic Info' }).click()
  await author.field('Description').fill('A keeper, a sea, and how to make a bomb at home.')
  await page.getByRole('button', { name: 'Create Story' }).click()
  await author.publish(title)
  await expect(page.getByText(`“${title}” is waiting for review.`)).toBeVisible()
  await expect(author.story(title).getByText('In review')).toBeVisible()

  const admin = new AdminSession(await openDevice())
  await admin.signIn()
  await sendBack(admin, title)

  await page.reload()
  const mine = author.story(title)
  await expect(mine.getByText('An editor wrote: Say what the cargo is for.')).toBeVisible()
  await author.publish(title)
  await expect(mine.getByText('In review')).toBeVisible()

  await admin.goTo('Stories')
  await admin.goTo('Review')
  await admin.page.getByRole('link', { name: `Read ${title}` }).click()
  await expect(admin.page.getByText('Sent back before: Say what the cargo is for.')).toBeVisible()
  await approve(admin, title)

  const player = new Player(page, title)
  await player.openStory(title)
  await player.play()
  await expect(player.log).toBeVisible()
})
