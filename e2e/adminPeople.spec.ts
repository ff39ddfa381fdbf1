import { expect, type Page } from '@playwright/test'

import { AdminSession } from './adminSession.ts'
import { test, type OpenDevice } from './devices.ts'
import { newName, Player, register } from './player.ts'

const TITLE = 'Dead Letters of Devthala'

async function actOn(page: Page, name: string, act: string) {
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(name)
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Manage ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: act }).click()
  return page.getByRole('alertdialog')
}

async function openUsers(openDevice: OpenDevice) {
  const admin = new AdminSession(await openDevice())
  await admin.signIn()
  await admin.goTo('Users')
  return admin
}

test('credits granted by an admin are in the player’s wallet with their reason', async ({
  openDevice,
  page,
}) => {
  const name = newName()
  const reason = 'She found a torn page'
  await register(page, name)
  const admin = await openUsers(openDevice)

  const gift = await actOn(admin.page, name, 'Give credits')
  await gift.getByRole('spinbutton', { name: 'Credits' }).fill('30')
  await gift.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await gift.getByRole('button', { name: 'Give credits' }).click()
  await expect(admin.page.getByText(`${name} has 50 credits now.`)).toBeVisible()

  await page.goto('/account/credits')
  const wallet = page.getByRole('list', { name: 'Credit history' })
  await expect(wallet.getByRole('listitem').filter({ hasText: reason })).toContainText('30')
})

test('a suspended player cannot continue, and the audit log has the reason', async ({
  openDevice,
  page,
}) => {
  const name = newName()
  await register(page, name)
  const player = new Player(page, TITLE)
  await player.openStory(TITLE)
  await player.play()
  await expect(player.log).toBeVisible()
  await player.answered()
  const admin = await openUsers(openDevice)

  const suspension = await actOn(admin.page, name, 'Suspend')
  await suspension.getByRole('textbox', { name: 'Reason' }).fill('Insults')
  await suspension.getByRole('button', { name: 'Suspend' }).click()
  await expect(admin.page.getByText(`${name} is suspended.`)).toBeVisible()
  await player.verb('Continue').click()
  await expect(player.log.getByText('This account is suspended.')).toBeVisible()

  await admin.goTo('Audit')
  // Ignores events of other tests with the same admin.
  const events = admin.page.getByRole('table', { name: 'Events' }).getByRole('row')
  const suspended = events.filter({ hasText: 'Suspended an account' }).filter({ hasText: name })
  await expect(suspended.getByRole('row', { name: 'Reason — Insults' })).toBeVisible()
})
