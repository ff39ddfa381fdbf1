import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

import { AdminSession } from './adminSession.ts'
import { answered, registerByCall } from './caller.ts'
import { SCENES } from './scenes.ts'

/** Number of stories. They fill more than a page, so that selecting all differs from selecting the page. */
const STORIES = 26

async function publishMany(request: APIRequestContext) {
  const { username, headers } = await registerByCall(request)
  const [category] = await answered(request.get('/api/v1/categories/'))
  for (let number = 1; number <= STORIES; number += 1) {
    const data = {
      title: `Salt Letters, ${number}`,
      tagline: 'The lighthouse answers only those who have lied.',
      story_description: 'A keeper, a sea, a lie.',
      story_prompt: 'You climb the stair.',
      cover_image_url: '/covers/default.svg',
      category_id: category.id,
      story_structure: SCENES,
    }
    const { id } = await answered(request.post('/api/v1/stories/', { headers, data }))
    await answered(request.put(`/api/v1/stories/${id}/publish`, { headers, data: {} }))
  }
  return username
}

async function countPresses(page: Page) {
  await page.evaluate(() => {
    document.body.dataset['presses'] = '0'
    const count = () => {
      document.body.dataset['presses'] = String(Number(document.body.dataset['presses']) + 1)
    }
    window.addEventListener('pointerdown', count, { capture: true })
  })
  return async () => Number(await page.locator('body').getAttribute('data-presses'))
}

test('all stories of an author are archived in at most five clicks', async ({ page, request }) => {
  test.slow()
  const name = await publishMany(request)
  const admin = new AdminSession(page)
  await admin.signIn()
  await admin.goTo('Stories')
  const presses = await countPresses(page)

  await page.getByRole('searchbox', { name: 'Search title or author' }).click()
  await page.keyboard.type(name)
  await expect(page.getByText(`${STORIES} stories`, { exact: true })).toBeVisible()
  await page
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name: 'Select all on this page' }) })
    .click()
  await page.getByRole('button', { name: `Select all ${STORIES} results` }).click()
  await page.getByRole('button', { name: 'Take down' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('Copied from elsewhere')
  await question.getByRole('button', { name: 'Take down' }).click()
  await expect(question).toBeHidden()

  expect(await presses()).toBeLessThanOrEqual(5)
  await expect(page.getByText(`${STORIES} stories were changed.`)).toBeVisible()
})
