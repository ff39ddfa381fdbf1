import { expect, test, type Page } from '@playwright/test'

import { newName, Player } from './player.ts'
import { tabberOf } from './tabber.ts'
import { visit } from './visit.ts'

const TITLE = 'Dead Letters of Devthala'
const SHORT = {
  title: 'Row F at the Lakshmi',
  opening: 'Guntakal is a junction',
  list: '/browse?category=ghosts',
}

async function say(page: Page, player: Player, words: string) {
  await page.getByRole('textbox', { name: 'Describe your custom action...' }).fill(words)
  await player.verb('Act').click()
  await player.answered()
}

/** Answers a question, which is asked because the input matches two choices. */
async function answerQuestion(page: Page, player: Player) {
  const words = 'the hole or the ledger'
  const meant = 'Reach into the pigeonhole that has no number'
  await say(page, player, words)
  const question = page.getByRole('group', { name: 'Do you mean:' })
  await expect(question.getByRole('button')).toHaveCount(2)
  await expect(player.log).not.toContainText(`You: ${words}`)
  await question.getByRole('button', { name: meant }).click()
  await player.answered()
  await expect(question).toBeHidden()
  await expect(player.log).toContainText(`Selected: ${meant}`)
  await expect(player.log).toContainText('Your arm goes in to the elbow')
}

async function goOn(page: Page, player: Player) {
  await player.verb('Continue').click()
  await player.answered()
  await expect(player.log).toContainText('Using Tenali (0 credits)')
  await player.verb('Immerse').click()
  await player.answered()
  const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button')
  await expect(choices).toHaveCount(2)
  await choices.first().click()
  await player.answered()
  await expect(player.log).toContainText('Selected: ')
}

async function showScene(player: Player) {
  await player.verb('Show').click()
  await player.answered()
  const picture = player.log.getByRole('img').last()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThanOrEqual(768)
}

async function actAndUndo(page: Page, player: Player) {
  const words = 'I hum'
  await say(page, player, words)
  await expect(player.log).toContainText(`You: ${words}`)
  await player.verb('Undo').click()
  await page.getByRole('alertdialog').getByRole('button', { name: /undo/i }).click()
  await expect(player.log).not.toContainText(`You: ${words}`)
}

test('a guest opens a story, registers, and plays it', async ({ page }) => {
  const player = new Player(page, TITLE)
  await player.openStory(TITLE)

  await test.step('PLAY asks a guest to log in, and registering returns to the story', async () => {
    await player.play()
    await player.registerThroughPopup(newName())
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await player.play()
    await expect(player.log).toContainText('The bus that brings you to Devthala')
  })

  await test.step('ambiguous words lead to a question, and a button answers it', () =>
    answerQuestion(page, player))
  await test.step('Continue, Immerse, and a choice are played', () => goOn(page, player))
  await test.step('Show draws the scene', () => showScene(player))
  await test.step('a free action is answered, and Undo reverts it after confirmation', () =>
    actAndUndo(page, player))

  await test.step('a reload in the middle loses nothing', async () => {
    const lines = player.log.getByRole('article')
    const before = await lines.allTextContents()
    await page.reload()
    await expect(lines).toHaveText(before)
    await expect(player.log.getByRole('img').last()).toBeVisible()
  })
})

const choicesOf = (page: Page) => page.getByRole('group', { name: 'Choices' }).getByRole('button')

test('an ending lists past actions, and one click returns to the last fork', async ({ page }) => {
  const player = new Player(page, SHORT.title)
  await player.beginAsNew(SHORT.title, SHORT.list)
  for (const _turn of [1, 2]) {
    await choicesOf(page).first().click()
    await player.answered()
  }
  await player.continueToEnding()

  await test.step('a line about an action links to its turn', async () => {
    const line = page.getByRole('list', { name: 'Your actions' }).getByRole('button').first()
    const number = (await line.textContent())?.match(/\d+/u)?.[0] ?? 'none'
    await line.click()
    const turn = player.log.locator('article:focus')
    await expect(turn).toHaveAttribute('data-entry-id', new RegExp(`^${number}-`, 'u'))
    await player.seeEnding.click()
  })
  await test.step('at the fork, the choices are open, and the log is unchanged', async () => {
    await page.getByRole('button', { name: 'Back to the last fork' }).click()
    await expect(choicesOf(page).nth(1)).toBeVisible()
    await expect(player.log).not.toContainText('The story has reached an ending')
  })
  await test.step('the next ending shows the endings that were found before', async () => {
    await choicesOf(page).last().click()
    await player.answered()
    await player.continueToEnding()
    const shelf = page.getByRole('list', { name: 'All endings' })
    await expect(shelf.getByRole('listitem').filter({ hasText: 'You are here' })).toHaveCount(1)
  })
})

async function registerByKeys(page: Page) {
  const { keyboard } = page
  const tabTo = tabberOf(page)
  const name = newName()
  // Input is lost before the heading has focus.
  await expect(page.locator('h1')).toBeFocused()
  await tabTo('textbox', /^Username$/)
  await keyboard.type(name)
  await keyboard.press('Tab')
  await keyboard.type(`${name}@example.org`)
  await tabTo('textbox', /^Password$/)
  await keyboard.type('Lamp-0n-water!')
  await tabTo('textbox', /^Confirm Password$/)
  await keyboard.type('Lamp-0n-water!')
  await keyboard.press('Enter')
}

/** A scene may start with a picture. */
const HEAD = /^(?:Picture|Story)$/

test('the session can be played by keyboard alone', { tag: '@all' }, async ({ page }) => {
  const player = new Player(page, SHORT.title)
  const { keyboard } = page
  const tabTo = tabberOf(page)
  await visit(page, SHORT.list)
  await expect(page.getByRole('link', { name: SHORT.title }).first()).toBeVisible()
  await tabTo('link', new RegExp(SHORT.title))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: SHORT.title })).toBeFocused()

  await tabTo('button', /^PLAY$/)
  await keyboard.press('Enter')
  await tabTo('button', /^Continue to Login$/)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused()
  await tabTo('link', /create an account/i)
  await keyboard.press('Enter')
  await registerByKeys(page)
  await expect(page.getByRole('heading', { level: 1, name: SHORT.title })).toBeFocused()
  await tabTo('button', /^PLAY$/)
  await keyboard.press('Enter')
  await expect(player.log).toContainText(SHORT.opening)
  await expect(player.log.getByRole('article', { name: 'Story' }).last()).toBeFocused()
  const body = page.locator('body')
  await choicesOf(page).first().focus()
  await keyboard.press('Enter')
  await player.answered()
  await expect(player.log.locator('article:focus')).toHaveAccessibleName(HEAD)

  for (let turn = 0; turn < 60 && !(await player.seeEnding.isVisible()); turn += 1) {
    await tabTo('button', /^Continue/)
    await keyboard.press('Enter')
    await player.answered()
    await expect(body).not.toBeFocused()
  }
  await tabTo('button', /^See the ending$/)
  await keyboard.press('Enter')
  await expect(player.ending).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
