import { expect, test } from '@playwright/test'

import { newName, Player } from './player.ts'
import { visit } from './visit.ts'

test.describe('the landing page', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('moves by its dots', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Features' }).click()
    await expect(page.getByRole('heading', { name: 'What is in the chest' })).toBeInViewport()
    await expect(page.getByText('Multiple endings')).toBeVisible()
  })

  test('lets a guest play three turns and then opens the story', async ({ page }) => {
    await visit(page, '/')
    const demo = page.getByRole('article', { name: /^A taste:/ })
    for (const left of ['3 turns left', '2 turns left', 'One turn left']) {
      await expect(demo.getByRole('status')).toHaveText(left)
      await demo.getByRole('textbox').fill('I hum')
      await demo.getByRole('button', { name: 'Act' }).click()
    }

    await demo.getByRole('link', { name: 'Read on' }).click()

    await expect(page).toHaveURL(/\/game\//)
    await expect(page.getByRole('button', { name: 'PLAY' }).first()).toBeVisible()
  })
})

test('the landing page is a plain page with reduced motion', async ({ page }) => {
  await visit(page, '/')

  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
  await page.getByRole('link', { name: 'Start Your Legend' }).click()

  await expect(page).toHaveURL(/\/home$/)
})

test('a guest joins the premium waitlist once the form is complete', async ({ page }) => {
  await page.goto('/premium-waitlist')
  const join = page.getByRole('button', { name: 'Join the Waitlist' })
  await join.click()
  await expect(page.getByRole('alert')).toHaveText('Please fill out all fields')

  await page.getByRole('textbox', { name: 'Name' }).fill('Tara')
  await page.getByRole('textbox', { name: 'Email' }).fill(`${newName()}@example.org`)
  await join.click()

  await expect(page.getByRole('heading', { name: 'Thank you for joining!' })).toBeVisible()
})

test('the guidebook link in the footer opens the guide', async ({ page }) => {
  await visit(page, '/home')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()

  await page.getByRole('link', { name: 'Account Questions' }).click()

  await expect(page).toHaveURL(/\/guide#account-questions$/)
  await expect(page.getByRole('heading', { name: 'Account Questions' })).toBeInViewport()
})

test('an entry of "On this page" scrolls to its section', async ({ page }) => {
  await visit(page, '/guide')
  const contents = page.getByRole('navigation', { name: 'Guidebook' })
  const last = contents.getByRole('list').last().getByRole('link').last()
  const name = await last.innerText()

  await last.click()

  await expect(page).toHaveURL(/\/guide#/)
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
})

test('finished tasks are shown in a notification, on the ending and on the progress page', async ({
  page,
}) => {
  const title = 'Row F at the Lakshmi'
  const player = new Player(page, title)
  await player.beginAsNew(title, '/browse?category=ghosts')
  await expect(player.log).toBeVisible()

  await player.continueToEnding()
  const line = page.getByRole('status', { name: 'Notifications' })
  // Daily tasks differ by user, and so does the number of completed ones.
  await expect(line).toContainText(/Task finished: |tasks finished · .*The first ending/)
  const tasks = page.getByRole('list', { name: 'Tasks finished in this session' })
  await expect(tasks).toContainText('The first ending')
  const told = await tasks.getByRole('listitem').allTextContents()
  await page.reload()
  await expect(tasks.getByRole('listitem')).toHaveText(told)
  await page.goto('/profile')

  const ending = page.getByRole('article', { name: 'The first ending' })
  await expect(ending.getByText('Completed')).toBeVisible()
  await expect(
    page.getByText('Listener at the Door').or(page.getByText('Keeper of the Wick')),
  ).toHaveCount(3)
})
