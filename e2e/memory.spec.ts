import { expect, test, type Page } from '@playwright/test'

import { Player } from './player.ts'
import { tabberOf } from './tabber.ts'
import { visit } from './visit.ts'

const TITLE = 'Dead Letters of Devthala'
const DEED = 'I plant a mango tree behind the shed'
const MENDED = 'I plant a neem tree behind the well'

/** Plays into a story and says something that it has to remember. */
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

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'What the story remembers' })

async function openByKeys(page: Page) {
  await tabberOf(page)('button', /^What the story remembers/)
  await page.keyboard.press('Enter')
  await expect(sheetOf(page).getByRole('list').first()).toBeVisible()
}

/** Goes to a button of the sheet and presses it. */
async function press(page: Page, name: RegExp) {
  await tabberOf(page)('button', name)
  await page.keyboard.press('Enter')
}

async function mendByKeys(page: Page) {
  const sheet = sheetOf(page)
  await press(page, new RegExp(`^Mend: ${DEED}`))
  await expect(sheet.getByRole('textbox', { name: 'What it shall say' })).toBeFocused()
  await page.keyboard.type(MENDED)
  await page.keyboard.press('Enter')
  await expect(sheet.getByText(`“${MENDED}”`)).toBeVisible()
  await expect(sheet.getByText(`You said: “${DEED}”`)).toBeVisible()
  // The focus comes back a frame later, wherever it was gone to meanwhile.
  await expect(sheet.getByRole('button', { name: `Mend: ${MENDED}` })).toBeFocused()
}

async function strikeAndBringBack(page: Page) {
  const struck = sheetOf(page).getByText('Struck by you')
  await press(page, new RegExp(`^Strike: ${MENDED}`))
  await expect(struck).toBeVisible()
  await page.reload()
  await openByKeys(page)
  await expect(struck).toBeVisible()
  await press(page, /^Bring back: /)
  await expect(struck).toBeHidden()
}

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('what was said is remembered, mended, struck and brought back, and leads to its turn', async ({
    page,
  }) => {
    const player = await sayDeed(page)
    await test.step('the sheet opens and holds the line with its turn', async () => {
      await openByKeys(page)
      await expect(sheetOf(page).getByText(`“${DEED}”`)).toBeVisible()
    })
    await test.step('mended, it says something else, and still says what was said', () =>
      mendByKeys(page))
    await test.step('struck, it is struck after a reload too, and can be brought back', () =>
      strikeAndBringBack(page))
    await test.step('its turn is one press away', async () => {
      await press(page, /^Turn \d+, go to it/)
      await expect(sheetOf(page)).toBeHidden()
      await expect(player.log).toBeVisible()
    })

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})

test(
  'the memory speaks Hindi to who reads the pages in Hindi',
  { tag: '@all' },
  async ({ page }) => {
    const player = await sayDeed(page)
    await page.evaluate(() => localStorage.setItem('language', 'hi'))
    await visit(page, new URL(page.url()).pathname)

    await page.getByRole('button', { name: /^कहानी को क्या याद है/ }).click()
    const panel = page.getByRole('complementary', { name: 'कहानी को क्या याद है' })

    await expect(panel.getByText(`“${DEED}”`)).toBeVisible()
    await expect(panel.getByText('आपके अपने शब्द').first()).toBeVisible()
    await expect(player.log).toBeVisible()
  },
)
