import { expect, type Locator, type Page } from '@playwright/test'

import { Author } from './author.ts'
import { AdminSession } from './adminSession.ts'
import { test } from './devices.ts'
import { newName } from './player.ts'
import { WITHOUT_END } from './scenes.ts'

/** Searches for a story and waits until its row stops moving, so that clicks hit it. */
async function narrowTo(page: Page, title: string) {
  await page.getByRole('searchbox', { name: 'Search title or author' }).fill(title)
  await expect(page).toHaveURL(/search=/)
  const table = page.getByRole('table', { name: 'Stories' })
  await expect(table.getByRole('rowheader')).toHaveCount(1)
  return table
}

async function publish(page: Page, title: string) {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
}

async function feature(page: Page, featured: Locator) {
  // Key presses on a disabled switch are ignored.
  await expect(featured).toBeEnabled()
  // The switch updates optimistically, so the test waits for the server before it reloads.
  const kept = page.waitForResponse(/\/featured$/)
  await featured.press('Space')
  await expect(featured).toBeChecked()
  await expect(page.getByText('Home shows 4 featured stories')).toBeVisible()
  await kept
  await page.reload()
  await expect(featured).toBeChecked()
}

/** The last version has 3 scenes, the previous one has 4. */
async function restoreFirst(page: Page) {
  await page.getByRole('link', { name: 'History' }).click()
  const latest = page.getByRole('row').nth(1)
  await expect(latest).toContainText('3 scenes')
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(latest).toContainText('Version 3')
  await expect(latest).toContainText('4 scenes')
}

test('an admin creates, publishes and features a story, changes its scenes and restores them', async ({
  openDevice,
  page,
}) => {
  test.slow()
  const admin = new AdminSession(page)
  const form = new Author(page)
  const title = `The AdminSession’s Own ${newName()}`
  await admin.signIn()
  await admin.goTo('Stories')

  await page.getByRole('link', { name: 'Add New Story' }).click()
  await form.writeBasics(title)
  await form.writeScenes()
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page.getByText(`“${title}” is saved as a draft.`)).toBeVisible()

  const table = await narrowTo(page, title)
  await publish(page, title)
  await feature(page, table.getByRole('switch', { name: `Featured: ${title}` }))

  const guest = await openDevice()
  const address = await table.getByRole('link', { name: `View ${title}` }).getAttribute('href')
  await guest.goto(address ?? '')
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(guest.getByText('Featured', { exact: true })).toBeVisible()

  await table.getByRole('link', { name: `Edit ${title}` }).click()
  await page.getByRole('textbox', { name: 'Structure as JSON' }).fill(WITHOUT_END)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/A scene “end” was added/)).toBeVisible()

  await narrowTo(page, title)
  await table.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(page.getByText('Draft changes, not published yet')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()

  await narrowTo(page, title)
  await table.getByRole('link', { name: `Edit ${title}` }).click()
  await restoreFirst(page)
})
