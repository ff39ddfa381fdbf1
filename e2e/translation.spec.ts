import { expect, test, type Page } from '@playwright/test'

import { newName, Player } from './player.ts'
import { translate } from './translator.ts'
import { visit } from './visit.ts'

const TITLE = 'Dead Letters of Devthala'

/** Collects errors of page and console, except missing files. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load')) faults.push(text)
  })
  return faults
}

async function untranslated(page: Page) {
  const context = await page
    .context()
    .browser()!
    .newContext({ storageState: await page.context().storageState(), reducedMotion: 'reduce' })
  const plain = await context.newPage()
  await plain.goto(page.url())
  const log = new Player(plain, TITLE).log.getByRole('article')
  await expect(log.first()).toBeVisible()
  const lines = await log.allInnerTexts()
  await context.close()
  return lines
}

async function openStory(page: Page) {
  const answer = await page.request.get('/api/v1/stories/search/', { params: { q: TITLE } })
  const stories = (await answer.json()) as { id: string; title: string }[]
  const id = stories.find(({ title }) => title === TITLE)?.id
  await visit(page, `/game/${id}`)
  return id
}

for (const isTyped of [true, false]) {
  test(`a translated page plays a story that is ${isTyped ? 'typed' : 'shown at once'}`, async ({
    page,
  }) => {
    test.slow()
    const faults = faultsOf(page)
    await page.emulateMedia({ reducedMotion: isTyped ? 'no-preference' : 'reduce' })
    if (isTyped) await page.addInitScript(translate)
    const player = new Player(page, TITLE)
    await openStory(page)
    await player.play()
    await player.registerThroughPopup(newName())
    await player.play()
    await player.answered()
    if (!isTyped) await page.evaluate(translate)
    const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button')
    const lines = player.log.getByRole('article')

    await test.step('choices, commands, and words are answered', async () => {
      await choices.first().click()
      await player.answered()
      await page.getByRole('textbox', { name: 'Describe your custom action...' }).fill('I hum')
      await player.verb('Act').click()
      await player.answered()
      for (const command of [
        'Immerse',
        ...(isTyped ? [] : (['Show'] as const)),
        'Continue',
      ] as const) {
        await player.verb(command).click()
        await player.answered()
      }
    })

    await test.step('the log is complete, contains each line once, and is the same as without a translator', async () => {
      const expected = await untranslated(page)
      await expect(async () => {
        await page.keyboard.press('Escape')
        expect(await lines.allInnerTexts()).toEqual(expected)
      }).toPass()
    })
    await test.step('dialogs open and close, and Undo removes a turn', async () => {
      await page.getByRole('button', { name: 'Know How' }).click()
      await expect(page.getByText('AI Models', { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      const before = await lines.count()
      await player.verb('Undo').click()
      await page.getByRole('alertdialog').getByRole('button', { name: /undo/i }).click()
      await expect.poll(() => lines.count()).toBeLessThan(before)
      const expected = await untranslated(page)
      await expect.poll(() => lines.allInnerTexts()).toEqual(expected)
    })
    await test.step('other pages open one after another', async () => {
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
      for (const name of ['Home', 'Browse', 'Home']) {
        await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(name, 'i'))
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      }
      // The page that opens takes the focus, which would close the list of the search.
      await expect(page.getByRole('region', { name: 'Featured Stories' })).toBeVisible()
      await page.getByRole('combobox', { name: 'Search stories' }).fill('letters')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.getByRole('combobox', { name: 'Search stories' }).fill('zyxgloria')
      await expect(page.getByText('No stories found').first()).toBeVisible()
      await page.goBack()
      await page.goBack()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    })
    expect(faults).toEqual([])
  })
}

test('a translated embed plays a story', async ({ page }) => {
  const faults = faultsOf(page)
  await page.addInitScript(translate)
  const id = await openStory(page)
  await page.goto(`/embed/${id}`)
  const turns = page.getByRole('log').locator('section')
  const choices = page.locator('.choices').getByRole('button')

  await page.getByRole('button', { name: 'Begin the story' }).click()
  await expect(turns).toHaveCount(1)
  const opening = await turns.innerText()
  await choices.first().click()
  await expect(turns).toHaveCount(2)
  await page.getByRole('textbox').fill('I hum')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).not.toHaveText('The story goes on…')
  while ((await turns.count()) > 1) {
    const count = await turns.count()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(turns).toHaveCount(count - 1)
  }
  expect(await turns.innerText()).toBe(opening)
  await expect(choices.first()).toHaveText(/\S/)

  expect(faults).toEqual([])
})
