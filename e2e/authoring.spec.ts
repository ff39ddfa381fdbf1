import { expect, test } from '@playwright/test'

import { Author } from './author.ts'
import { newName, Player } from './player.ts'
import { SCENES } from './scenes.ts'
import { visit } from './visit.ts'

test('a first scene is played after 8 clicks at most, and published after 14', async ({ page }) => {
  const title = `Salt Letters ${newName()}`
  const author = await Author.register(page)
  let clicks = 0
  let fields = 0
  const press = async (name: string | RegExp, role: 'button' | 'tab' = 'button') => {
    clicks += 1
    await page.getByRole(role, { name }).click()
  }
  const write = async (name: string, text: string) => {
    fields += 1
    await author.field(name).fill(text)
  }

  await press('Story Structure', 'tab')
  await write('Text', `${SCENES.nodes.intro.text} [[Read the letter]]`)
  await expect(page.getByRole('option', { name: /^Read the letter/ })).toBeVisible()
  await press('Play from here')
  const play = page.getByRole('dialog', { name: 'Play from “intro”' })
  await expect(play.getByRole('button', { name: /Read the letter/ })).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(8)
  expect(fields).toBeLessThanOrEqual(5)

  await press(/^Close$/)
  await press('Go to Read the letter')
  await write('Text', SCENES.nodes.letter.text)
  await press(/^intro, choice 2$/)
  await press('Go to next_node')
  await write('Text', SCENES.nodes.next_node.text)
  await press('Go to end')
  await write('Text', SCENES.nodes.end.text)
  await press('Basic Info', 'tab')
  await write('Title', title)
  await write('Tagline', 'The lighthouse answers only those who have lied.')
  await write('Description', 'A keeper, a sea, *a lie*.')
  await write('Story Prompt', 'You climb the stair.')
  await press('Generate cover')
  await expect(author.field('Cover Image URL')).toHaveValue(/^\/covers\//)
  clicks += 1
  await page.getByLabel('Category').click()
  clicks += 1
  await page.getByRole('option').nth(1).click()
  await press('Create Story')
  await expect(page).toHaveURL(/\/my-stories$/)
  await author.publish(title)
  clicks += 2
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(14)

  await visit(page, '/home')
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible()
})

test('unwritten scenes are saved as a draft and cannot be published', async ({ page }) => {
  const title = `Unwritten ${newName()}`
  const author = await Author.register(page)
  await author.writeBasics(title)
  await author.field('Description').fill('Desc')
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page).toHaveURL(/\/my-stories$/)

  await author.publish(title)

  const story = author.story(title)
  await expect(
    story.getByText(/^The text of "intro" is the default text of new stories/),
  ).toBeVisible()
  await expect(story.getByText('The description is only a placeholder: "Desc".')).toBeVisible()
  await page.goto('/browse')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article', { name: title })).toHaveCount(0)
})

test(
  'typed text is restored after leaving the page, and can be discarded',
  { tag: '@all' },
  async ({ page }) => {
    const author = await Author.register(page)
    await author.field('Title').fill('A lamp for two')
    await expect(page.getByText(/^Draft saved on this device/)).toBeVisible()

    await page.goto('/terms-of-service')
    await page.goto('/create-story')
    await expect(author.field('Title')).toHaveValue('A lamp for two')

    await page.getByRole('button', { name: 'Discard local copy' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard local copy' }).click()
    await expect(author.field('Title')).toHaveValue('')
  },
)

test(
  'a title is kept if it is typed before the account is loaded',
  { tag: '@all' },
  async ({ page }) => {
    const author = await Author.register(page)
    // Removes the stored name on load, because the previous page may still be writing it.
    await page.addInitScript(() => localStorage.removeItem('user'))
    let letIn = () => {}
    const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
    await page.route('**/auth/me', async (route) => {
      await isLetIn
      await route.continue()
    })
    const answered = page.waitForResponse('**/auth/me')
    await page.goto('/create-story')
    const typed = author.field('Title').fill('A lamp for two')
    await Promise.race([typed, page.getByText('Loading your account...').waitFor()])

    letIn()
    await answered
    await typed
    await expect(page.getByText(/^Draft saved on this device/)).toBeVisible()

    await page.reload()
    await expect(author.field('Title')).toHaveValue('A lamp for two')
  },
)

test('two tabs edit one story: the second shows a warning, and no text is lost', async ({
  page,
}) => {
  const title = `Nine Keys ${newName()}`
  const author = await Author.register(page)
  await author.createStory(title)
  await author.edit(title)
  const other = new Author(await page.context().newPage())
  await other.page.goto(page.url())
  await expect(other.field('Title')).toHaveValue(title)

  await other.field('Tagline').fill('Theirs')
  await other.save()
  await author.field('Tagline').fill('Mine')
  await page.getByRole('button', { name: 'Save Changes' }).click()

  await expect(page.getByRole('heading', { name: /was changed elsewhere/ })).toBeVisible()
  await expect(author.field('Tagline')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(author.field('Tagline')).toHaveValue('Theirs')
})

test('unpublished changes of a published story are hidden from readers until published', async ({
  page,
}) => {
  const title = `Salt Draft ${newName()}`
  const author = await Author.register(page)
  await author.createStory(title)
  await author.publish(title)
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
  const isSeen = async (tagline: string) => {
    await author.story(title).getByRole('link', { name: 'View' }).click()
    await expect(page.getByRole('main').getByText(tagline)).toBeVisible()
    await page.goto('/my-stories')
  }

  await author.edit(title)
  await author.field('Tagline').fill('A lamp that nobody lit.')
  await page.getByRole('button', { name: 'Edit scenes' }).click()
  await page.getByRole('button', { name: 'Add choice' }).click()
  await author.field('Text of the choice').last().fill('Ring the bell')
  await page.getByRole('combobox', { name: 'Target scene' }).last().fill('belfry')
  await author.save()
  await expect(page).toHaveURL(/\/my-stories$/)
  await expect(author.story(title).getByText('Unpublished changes')).toBeVisible()
  await isSeen('The lighthouse answers only those who have lied.')

  await author.publish(title)
  await expect(
    author
      .story(title)
      .getByText(/belfry/)
      .first(),
  ).toBeVisible()
  await isSeen('The lighthouse answers only those who have lied.')
  await author.edit(title)
  await expect(page.getByText('Draft changes, not published yet')).toBeVisible()
  await expect(author.field('Tagline')).toHaveValue('A lamp that nobody lit.')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('Draft changes, not published yet')).toBeHidden()
  await expect(author.field('Tagline')).toHaveValue(
    'The lighthouse answers only those who have lied.',
  )

  await author.field('Tagline').fill('A lamp that somebody lit.')
  await author.save()
  await expect(page).toHaveURL(/\/my-stories$/)
  await author.edit(title)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
  await expect(author.story(title).getByText('Unpublished changes')).toBeHidden()
  await isSeen('A lamp that somebody lit.')
})

test('a rejected story is fixed by its finding, published, and played to its end', async ({
  page,
}) => {
  const title = `The Ninth Bell ${newName()}`
  const author = await Author.register(page)
  await author.writeBasics(title)
  await author.writeScenes()
  await page.getByRole('button', { name: 'Add choice' }).click()
  await author.field('Text of the choice').last().fill('Ring the bell')
  await page.getByRole('combobox', { name: 'Target scene' }).last().fill('belfry')
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page).toHaveURL(/\/my-stories$/)

  await author.story(title).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(author.story(title).getByText(/This story cannot be published yet/)).toBeVisible()
  await author
    .story(title)
    .getByRole('button', { name: /^Go to the choice: intro, choice 3/ })
    .click()
  await page.getByRole('button', { name: 'New scene from choice 3' }).click()
  await author.field('Text').fill('The bell answers.')
  await expect(page.getByRole('region', { name: 'Certificate' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(/\/my-stories$/)
  await author.story(title).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()

  await author.story(title).getByRole('link', { name: 'View' }).click()
  const player = new Player(page, title)
  await player.play()
  await player.answered()
  await page.getByRole('group', { name: 'Choices' }).getByRole('button', { name: /Ring/ }).click()
  await player.answered()
  await player.continueToEnding()
  await expect(player.ending).toBeVisible()
})

test(
  'two tabs that each create a story keep two drafts, and the second shows a notice',
  { tag: '@all' },
  async ({ page }) => {
    const author = await Author.register(page)
    const other = new Author(await page.context().newPage())
    await other.page.goto('/create-story')
    await expect(other.page.getByText(/^Another tab also has a new story open/)).toBeVisible()

    await author.field('Title').fill('Mine')
    await other.field('Title').fill('Theirs')
    for (const one of [author, other]) {
      await expect(one.page.getByText(/^Draft saved on this device/)).toBeVisible()
    }
    const { promise: isLate, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/v1/auth/**', async (route) => {
      await isLate
      await route.continue()
    })
    await page.reload()
    await other.page.reload()

    await expect(other.field('Title')).toHaveValue('Theirs')
    goOn()
    await expect(author.field('Title')).toHaveValue('Mine')
  },
)

for (const format of ['JSON', 'Twee']) {
  test(`a story exported as ${format} is imported unchanged`, async ({ page }, info) => {
    const author = await Author.register(page)
    await author.writeBasics('Oil and Rain')
    await page.getByRole('tab', { name: 'Story Structure' }).click()
    await author.field('Text').fill('नदी is wide; "so" they <b>say</b>.')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      author.chooseFile(`Export ${format}`),
    ])
    const file = info.outputPath(download.suggestedFilename())
    await download.saveAs(file)
    await author.field('Text').fill('Something else')
    await page.getByRole('tab', { name: 'Basic Info' }).click()
    await author.field('Story Prompt').fill('Something else')
    const category = await page.getByLabel('Category').textContent()
    await page.getByLabel('Category').click()
    await page.getByRole('option').nth(2).click()
    await page.getByRole('tab', { name: 'Story Structure' }).click()
    await author.bring(file)
    const question = page.getByRole('dialog', { name: 'Import “Oil and Rain”?' })
    await question.getByRole('button', { name: 'Import', exact: true }).click()

    expect(download.suggestedFilename()).toBe(`Oil-and-Rain.${format.toLowerCase()}`)
    await expect(author.field('Text')).toHaveValue('नदी is wide; "so" they <b>say</b>.')
    await expect(page.getByText('3 scenes', { exact: false }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Basic Info' }).click()
    await expect(author.field('Story Prompt')).toHaveValue('You climb the stair.')
    await expect(author.field('Cover Image URL')).toHaveValue('/covers/default.svg')
    await expect(page.getByLabel('Category')).toHaveText(category ?? '')
  })
}

test('a story exported as a page is playable from its file and resumes', async ({
  page,
  context,
}, info) => {
  const author = await Author.register(page)
  await author.writeBasics('Salt & Letters')
  await author.writeScenes()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    author.chooseFile('Export standalone page'),
  ])
  const file = info.outputPath(download.suggestedFilename())
  await download.saveAs(file)
  await context.setOffline(true)

  const reader = await context.newPage()
  const broken: string[] = []
  reader.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text())
  })
  await reader.goto(`file://${file}`)
  await expect(reader.getByRole('heading', { name: 'Salt & Letters' })).toBeVisible()
  await reader.getByRole('button', { name: 'Begin the story' }).click()
  await reader.getByRole('textbox').fill('I read the letter')
  await reader.getByRole('button', { name: 'Send' }).click()
  await expect(reader.getByRole('log')).toContainText('do not put out the light tonight')
  await reader.getByRole('button', { name: 'Climb on' }).click()
  await expect(reader.getByRole('log').locator('section')).toHaveCount(3)
  await reader.reload()
  await expect(reader.getByRole('log').locator('section')).toHaveCount(3)
  await reader.getByRole('button', { name: 'Walk to the rail' }).click()

  await expect(reader.getByRole('log')).toContainText('Ending 1 of 1')
  expect(broken).toEqual([])
})

test('a cover is generated from title and description', async ({ page }) => {
  const author = await Author.register(page)
  await author.field('Title').fill('The last market of Kashi')
  await author.field('Description').fill('Rain at night, and one lamp is still lit.')
  await page.getByRole('button', { name: 'Generate cover' }).click()

  await expect(author.field('Cover Image URL')).toHaveValue(/^\/covers\/painted\/.*\.svg$/)
  const cover = page.getByRole('img', { name: 'Cover preview' })
  await expect(cover).toBeVisible()
  await expect(cover).toHaveJSProperty('naturalWidth', 1280)
})
