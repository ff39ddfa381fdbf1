import { expect, test, type Page } from '@playwright/test'

import { Player } from './player.ts'
import { tabberOf } from './tabber.ts'

const TITLE = 'Dead Letters of Devthala'
const DEED = 'I plant a mango tree behind the shed'

async function sayDeed(page: Page) {
  const player = new Player(page, TITLE)
  await player.beginAsNew(TITLE)
  await expect(player.log).toContainText('The bus that brings you to Devthala')
  await player.verb('Continue').click()
  await player.answered()
  const field = page.getByRole('textbox', { name: 'Describe your custom action...' })
  await field.fill(DEED)
  await player.verb('Act').click()
  await expect(player.log).toContainText(`You: ${DEED}`)
  await player.answered()
  return player
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Memory' })

async function openByKeys(page: Page) {
  await tabberOf(page)('button', /^More/)
  await page.keyboard.press('Enter')
  await tabberOf(page)('button', /^Memory/)
  await page.keyboard.press('Enter')
  await expect(sheetOf(page).getByRole('list').first()).toBeVisible()
}

async function press(page: Page, name: RegExp) {
  await tabberOf(page)('button', name)
  await page.keyboard.press('Enter')
}

async function deleteByKeys(page: Page) {
  await press(page, new RegExp(`^Delete: ${DEED}`))
  await expect(page.getByRole('alertdialog')).toContainText('Delete this fact?')
  await press(page, /^Delete$/)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(sheetOf(page).getByText(`“${DEED}”`)).toBeHidden()
  await page.reload()
  await openByKeys(page)
  await expect(sheetOf(page).getByText(`“${DEED}”`)).toBeHidden()
}

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a statement is remembered, links to its turn, and can be deleted', async ({ page }) => {
    const player = await sayDeed(page)
    await test.step('the sheet opens and shows the line with its turn', async () => {
      await openByKeys(page)
      await expect(sheetOf(page).getByText(`“${DEED}”`)).toBeVisible()
    })
    await test.step('its turn opens with one key press', async () => {
      await press(page, /^Turn \d+, go to it/)
      await expect(sheetOf(page)).toBeHidden()
      await expect(player.log.locator(':focus')).toBeVisible()
    })
    await test.step('a deleted fact is gone after a reload too', async () => {
      await openByKeys(page)
      await deleteByKeys(page)
    })

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})
