import { expect, test } from '@playwright/test'

import { fixEarlyName, writeRichStory } from './richStory.ts'
import { newName } from './player.ts'
import { StoryDesk } from './storyDesk.ts'

test('a story with state is written field by field, fixed by its finding, and published', async ({
  page,
}) => {
  test.slow()
  const desk = new StoryDesk(page)
  const title = `The Salt Lamp ${newName()}`
  await desk.registerFor('/create-story')
  await desk.writeBasics(title)
  await desk.writeScenes()
  await writeRichStory(desk)
  await fixEarlyName(desk)

  await expect(page.getByText(/No problems found/)).toBeVisible()
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page).toHaveURL(/\/my-stories$/)
  await desk.publish(title)
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()

  await desk.edit(title)
  await page.getByRole('button', { name: 'Edit scenes' }).click()
  for (const tab of ['Scenes 4', 'Cast 2', 'Things 3', 'State 4']) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible()
  }
})

test('an invalid condition is reported with its column, and stays until it is fixed', async ({
  page,
}) => {
  const desk = new StoryDesk(page)
  await desk.registerFor('/create-story')
  await desk.open()
  await desk.addToState('brave', 'You are brave')
  await desk.openScene('intro')
  const choice = await desk.choice(1)
  const condition = choice.getByRole('combobox', { name: 'Only if' })
  await condition.fill('brave &&')
  await expect(choice.getByText('At character 7: Write “and”.')).toBeVisible()
  await expect(page.getByText(/^Draft saved on this device/)).toBeVisible()

  await page.reload()
  await desk.open()
  await desk.openScene('intro')
  const again = (await desk.choice(1)).getByRole('combobox', { name: 'Only if' })
  await expect(again).toHaveValue('brave &&')
  await again.fill('brave')
  await expect(again).not.toHaveAttribute('aria-invalid', 'true')
})
