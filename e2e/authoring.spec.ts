import { expect, test } from '@playwright/test'

import { Author } from './author.ts'
import { newName } from './player.ts'

test('a guest who wants to write ends with a published story on the home page', async ({
  page,
}) => {
  const author = new Author(page)
  const title = `Salt Letters ${newName()}`
  await author.registerFor('/create-story')
  await author.createStory(title)

  await author.story(title).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()

  await page.goto('/home')
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible()
})

test('what was typed is there again after the page was left, and can be thrown away', async ({
  page,
}) => {
  const author = new Author(page)
  await author.registerFor('/create-story')
  await author.field('Title').fill('A lamp for two')
  await expect(page.getByText(/^Draft kept on this device/)).toBeVisible()

  await page.goto('/terms-of-service')
  await page.goto('/create-story')
  await expect(author.field('Title')).toHaveValue('A lamp for two')

  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(author.field('Title')).toHaveValue('')
})

test('leaving with unsaved words asks first', async ({ page }) => {
  const author = new Author(page)
  await author.registerFor('/create-story')
  await author.field('Title').fill('A lamp for two')

  await page.getByRole('link', { name: 'Browse', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await question.getByRole('button', { name: 'Stay Here' }).click()
  await expect(author.field('Title')).toHaveValue('A lamp for two')

  await page.getByRole('link', { name: 'Browse', exact: true }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/browse/)
})

test('of two tabs that edit one story the second is told, and loses nothing', async ({ page }) => {
  const author = new Author(page)
  const title = `Nine Keys ${newName()}`
  await author.registerFor('/create-story')
  await author.createStory(title)
  await author.edit(title)
  const other = new Author(await page.context().newPage())
  await other.page.goto(page.url())
  await expect(other.field('Title')).toHaveValue(title)

  await other.field('Tagline').fill('Theirs')
  await other.page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.page.getByText('Story updated successfully!')).toBeVisible()
  await author.field('Tagline').fill('Mine')
  await page.getByRole('button', { name: 'Save Changes' }).click()

  await expect(page.getByRole('heading', { name: /was changed elsewhere/ })).toBeVisible()
  await expect(author.field('Tagline')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Load theirs' }).click()
  await expect(author.field('Tagline')).toHaveValue('Theirs')
})

test('words that nobody saved can be kept as a story of their own', async ({ page }) => {
  const author = new Author(page)
  const title = `Borrowed Wood ${newName()}`
  await author.registerFor('/create-story')
  await author.createStory(title)
  await author.edit(title)
  const address = page.url()
  const other = new Author(await page.context().newPage())
  await other.page.goto(address)
  await other.field('Tagline').fill('Theirs')
  await other.page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.page.getByText('Story updated successfully!')).toBeVisible()

  await author.field('Tagline').fill('Mine')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click()

  await expect(author.field('Title')).toHaveValue(`${title} (copy)`)
  await expect(author.field('Tagline')).toHaveValue('Mine')
  expect(page.url()).not.toBe(address)
})
