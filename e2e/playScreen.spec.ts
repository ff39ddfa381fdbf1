import { expect, test, type Page } from '@playwright/test'

import { Player } from './player.ts'
import { visit } from './visit.ts'

const TITLE = 'Dead Letters of Devthala'

/** Opens the story, signs up, and begins to play. */
async function beginToPlay(page: Page): Promise<Player> {
  const player = new Player(page, TITLE)
  await player.beginAsNew(TITLE)
  await expect(player.log).toContainText('The bus that brings you to Devthala')
  return player
}

/** Keeps the answer with the session back; what it returns lets it come. */
async function holdSession(page: Page) {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/\/api\/v1\/game\/sessions\/[^/]+$/, async (route) => {
    await isLetIn
    await route.continue()
  })
  return letIn
}

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })

test('Back leads to the page before, and to the story where there is none', async ({ page }) => {
  await beginToPlay(page)
  const session = page.url()

  await test.step('from Home, back to Home', async () => {
    await visit(page, '/home')
    const openStories = page.getByRole('region', { name: 'Continue playing' })
    await openStories.getByRole('link', { name: TITLE }).click()
    await expect(page).toHaveURL(session)
    // The bar is drawn anew once the session has come: a press that is under way then is lost.
    await expect(page.getByRole('log', { name: TITLE })).toBeVisible()
    await back(page).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  await test.step('opened directly, to the story', async () => {
    const other = await page.context().newPage()
    await visit(other, session)
    // Before the session is there nobody can know its story, and Back leads home.
    await expect(other.getByRole('log', { name: TITLE })).toBeVisible()
    await back(other).click()
    await expect(other).toHaveURL(/\/game\//)
    await expect(other.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  })

  await test.step('pressed before the session has come, to the story too', async () => {
    const hasty = await page.context().newPage()
    const letSessionCome = await holdSession(hasty)
    await visit(hasty, session)
    await back(hasty).click()
    letSessionCome()
    await expect(hasty).toHaveURL(/\/game\//)
  })
})

test('Back leads as the history of the browser does, over hard loads too', async ({ page }) => {
  await beginToPlay(page)
  const session = page.url()
  await visit(page, '/home')

  await test.step('loaded anew, back to Home all the same', async () => {
    const openStories = page.getByRole('region', { name: 'Continue playing' })
    await openStories.getByRole('link', { name: TITLE }).click()
    await expect(page).toHaveURL(session)
    await page.reload()
    await expect(page.getByRole('log', { name: TITLE })).toBeVisible()
    await back(page).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  await test.step('its address typed after Home was left, back to Home, as the browser goes', async () => {
    await visit(page, session)
    await expect(page.getByRole('log', { name: TITLE })).toBeVisible()
    await back(page).click()
    await expect(page).toHaveURL(/\/home$/)
  })
})

test('every action says its session, and Show what was told last', async ({ page }) => {
  const player = await beginToPlay(page)
  const session_id = new URL(page.url()).pathname.split('/').at(-1)
  const sent: { action_type: string; session_id?: string; last_text_response?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/action')) sent.push(request.postDataJSON())
  })

  await player.verb('Continue').click()
  await player.answered()
  const told = await player.log.getByRole('article', { name: 'Story' }).last().innerText()
  await player.verb('Show').click()
  await player.answered()
  await player.verb('Immerse').click()
  await player.answered()
  await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().click()
  await player.answered()
  await page.getByRole('textbox', { name: 'Describe your custom action...' }).fill('I hum')
  await player.verb('Act').click()
  await player.answered()
  await player.verb('Undo').click()
  await page.getByRole('alertdialog').getByRole('button', { name: /undo/i }).click()
  await expect(player.log).not.toContainText('You: I hum')

  expect(sent.map(({ action_type }) => action_type)).toEqual([
    'continue',
    'show',
    'immerse',
    'continue',
    'custom_action',
    'undo',
  ])
  expect(sent.map((body) => body.session_id)).toEqual(sent.map(() => session_id))
  const words = sent.map(({ last_text_response }) => last_text_response)
  expect(words).toEqual([undefined, expect.any(String), ...Array(4).fill(undefined)])
  expect(words[1]?.replace(/\s+/g, ' ').trim()).toBe(told.replace(/\s+/g, ' ').trim())
})
