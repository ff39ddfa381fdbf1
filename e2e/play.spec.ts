import { expect, test } from '@playwright/test'

import { newName, Player } from './player.ts'

const TITLE = 'Dead Letters of Devthala'

test('a guest opens a story, registers, and plays it to an ending', async ({ page }) => {
  const player = new Player(page)
  await player.openStory(TITLE)

  await test.step('PLAY asks a guest to log in, and registering leads back', async () => {
    await player.play()
    await player.registerThroughPopup(newName())
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await player.play()
    await expect(player.log).toContainText('The bus that brings you to Devthala')
  })

  await test.step('Continue, Immerse and a choice', async () => {
    await player.verb('Continue').click()
    await player.answered()
    await expect(player.log).toContainText('Using Tenali (1 credits)')
    await player.verb('Immerse').click()
    await player.answered()
    const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button')
    await expect(choices).toHaveCount(2)
    await choices.first().click()
    await player.answered()
    await expect(player.log).toContainText('Selected: ')
  })

  await test.step('Show paints the scene', async () => {
    await player.verb('Show').click()
    await player.answered()
    const picture = player.log.getByRole('img').last()
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(768)
  })

  await test.step('a free action is answered, and Undo takes it back after asking', async () => {
    const words = 'I write my own name on the wall'
    await page.getByRole('textbox', { name: 'Describe your custom action...' }).fill(words)
    await player.verb('Act').click()
    await player.answered()
    await expect(player.log).toContainText(`You: ${words}`)
    await player.verb('Undo').click()
    await page.getByRole('alertdialog').getByRole('button', { name: /undo/i }).click()
    await expect(player.log).not.toContainText(words)
  })

  await test.step('a reload in the middle keeps everything', async () => {
    const before = await player.log.innerText()
    await page.reload()
    await expect(player.log).toContainText('The bus that brings you to Devthala')
    await expect(player.log).toContainText(before.slice(0, 200))
    await expect(player.log.getByRole('img').last()).toBeVisible()
  })

  await test.step('an ending is reached', async () => {
    await player.continueToEnding()
    await expect(player.ending).toBeVisible()
    await page.reload()
    await expect(player.ending).toBeVisible()
  })
})

test('the same on a phone 360 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const player = new Player(page)
  await player.openStory(TITLE)
  await player.play()
  await player.registerThroughPopup(newName())
  await player.play()
  await expect(player.log).toBeVisible()
  await player.verb('Immerse').click()
  await player.answered()

  await player.continueToEnding()

  await expect(player.ending).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('the same by keyboard alone', async ({ page }) => {
  const player = new Player(page)
  const { keyboard } = page
  /** Walks with Tab until what is wanted has the focus. */
  const tabTo = async (name: RegExp) => {
    const wanted = page
      .locator(':focus')
      .and(
        page
          .getByRole('button', { name })
          .or(page.getByRole('link', { name }))
          .or(page.getByRole('textbox', { name })),
      )
    for (let step = 0; step < 120; step += 1) {
      if (await wanted.count()) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await page.goto('/home')
  await expect(page.getByRole('link', { name: TITLE }).first()).toBeVisible()
  await tabTo(new RegExp(TITLE))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused()

  await tabTo(/^PLAY$/)
  await keyboard.press('Enter')
  await tabTo(/^Continue to Login$/)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
  await tabTo(/create|register|sign up/i)
  await keyboard.press('Enter')
  const name = newName()
  await tabTo(/^Username$/)
  await keyboard.type(name)
  await keyboard.press('Tab')
  await keyboard.type(`${name}@example.org`)
  await tabTo(/^Password$/)
  await keyboard.type('Lamp-0n-water!')
  await tabTo(/^Confirm Password$/)
  await keyboard.type('Lamp-0n-water!')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await tabTo(/^PLAY$/)
  await keyboard.press('Enter')
  await expect(player.log).toContainText('The bus that brings you to Devthala')

  for (let turn = 0; turn < 60 && !(await player.ending.isVisible()); turn += 1) {
    const hasEnded = await page.getByRole('button', { name: /ending/i }).isVisible()
    await tabTo(hasEnded ? /ending/i : /^Continue/)
    await keyboard.press('Enter')
    await player.answered()
  }
  await expect(player.ending).toBeVisible()
})
