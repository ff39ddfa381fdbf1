import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

import { Author } from './author.ts'
import { answered, registerByCall } from './caller.ts'
import { newName } from './player.ts'
import { SCENES } from './scenes.ts'

/** The same scenes, with somebody who has a topic, a reaction, and a value that is remembered. */
const RICH = {
  ...SCENES,
  state: {
    trust: { number: [0, 5], start: 1, label: 'The dog’s trust' },
  },
  cast: {
    meera: {
      name: 'Meera',
      says: [
        {
          about: ['her brother', 'the drowned keeper'],
          text: '“He could not swim.”',
          sets: { trust: '+2' },
        },
      ],
      otherwise: ['Meera counts the steps aloud.'],
    },
  },
  nodes: {
    ...SCENES.nodes,
    intro: {
      ...SCENES.nodes.intro,
      text: `Meera climbs before you. ${SCENES.nodes.intro.text}`,
      people: ['meera'],
      choices: [
        ...SCENES.nodes.intro.choices,
        { text: 'Give the dog your bread', target: 'next_node', if: 'trust >= 3' },
      ],
      reactions: [{ to: ['whistle to the dog'], text: 'The dog stops, and listens.' }],
    },
  },
}

const ANSWER = 'The barrel is full of letters, all of them in your own hand.'

/** An author tries words of their own, and is told why they were answered so. */
async function tryOut(page: Page, author: Author, title: string) {
  await author.edit(title)
  await page.goto(`${page.url()}?view=all&scene=intro`)
  await page.getByRole('button', { name: 'Play from here' }).first().click()
  const play = page.getByRole('dialog', { name: /^Play from/ })
  await expect(play.getByRole('button', { name: /Give the dog your bread/ })).toHaveCount(0)
  for (const _ of [1, 2]) {
    await play.getByRole('button', { name: /^Increase The dog’s trust/ }).click()
    await expect(play.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  }
  await expect(play.getByRole('button', { name: /Give the dog your bread/ })).toBeVisible()

  await play.getByRole('textbox', { name: 'In your own words' }).fill('ask Meera about her brother')
  await play.getByRole('button', { name: 'Act' }).click()
  await expect(play.getByText('“He could not swim.”').first()).toBeVisible()
  await play.getByRole('button', { name: 'Why this answer?' }).click()
  await expect(play.getByText('Meera, topic 1 · taken')).toBeVisible()

  await play.getByRole('button', { name: 'Begin again' }).click()
  await expect(play.getByRole('button', { name: /Give the dog your bread/ })).toHaveCount(0)
  await play.getByRole('button', { name: 'Close' }).click()
}

/** Another person begins the story and says something; gives what they are told. */
async function playAs(request: APIRequestContext, story_id: string, words: string) {
  const { headers } = await registerByCall(request)
  const begun = await answered(
    request.put('/api/v1/game/sessions/', { headers, data: { story_id } }),
  )
  const told = await answered(
    request.post(`/api/v1/game/sessions/${begun.id}/action`, {
      headers,
      data: {
        selected_model: 'kathakar',
        action_type: 'custom_action',
        user_action: words,
      },
    }),
  )
  return JSON.stringify(told)
}

/** An author's story with its readers, by its id. */
async function publishFor(page: Page, author: Author, title: string) {
  await author.registerFor('/create-story')
  await author.createStory(title, RICH)
  await author.publish(title)
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
  const view = author.story(title).getByRole('link', { name: 'View' })
  return (await view.getAttribute('href'))?.split('/').at(-1) ?? ''
}

async function publishChanges(page: Page, author: Author, title: string) {
  await page.goto('/my-stories')
  await author.publish(title)
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
}

/** Opens the insight of a story, and from it what players tried. */
async function openFreeInputs(page: Page, author: Author, title: string) {
  await page.goto('/my-stories')
  await author.story(title).getByRole('button', { name: 'Insight' }).click()
  await author.story(title).getByRole('link', { name: 'What players tried' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('an author is told why words are answered so, and sets what the story remembers', async ({
  page,
}) => {
  const title = `The Stair ${newName()}`
  const author = await Author.register(page)
  await author.createStory(title, RICH)

  await tryOut(page, author, title)
})

test('what two players tried and nothing answered is answered by the author, and then heard', async ({
  page,
  request,
}) => {
  const author = new Author(page)
  const title = `The Barrel ${newName()}`
  const id = await publishFor(page, author, title)
  for (const words of ['Unscrew the barrel!', 'please unscrew the barrel']) {
    expect(await playAs(request, id, words)).not.toContain(ANSWER)
  }

  await openFreeInputs(page, author, title)
  await page.getByRole('button', { name: /^Write the answer to “.*unscrew the barrel”/ }).click()
  const form = page.getByRole('form', { name: /^Write the answer to/ })
  await expect(form.getByRole('status')).toContainText('2 of the 2 ways')
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill(ANSWER)
  await form.getByRole('button', { name: 'Try it in test play' }).click()
  const play = page.getByRole('dialog', { name: /^Play from/ })
  await play.getByRole('textbox', { name: 'In your own words' }).fill('unscrew the barrel')
  await play.getByRole('button', { name: 'Act' }).click()
  await expect(play.getByText(ANSWER).first()).toBeVisible()
  await play.getByRole('button', { name: 'Close' }).click()
  await form.getByRole('button', { name: 'Add the answer' }).click()
  await expect(
    page.getByText(/is saved\. Players get it once the story is published again\.$/),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Answered/ }).click()
  await expect(page.getByText('Answered: yes')).toBeVisible()
  await publishChanges(page, author, title)

  expect(await playAs(request, id, 'unscrew the barrel')).toContain(ANSWER)
})

test('an answer and what was saved meanwhile both stand in the story', async ({
  page,
  request,
}) => {
  const author = new Author(page)
  const title = `The Letter ${newName()}`
  const id = await publishFor(page, author, title)
  for (const _ of [1, 2]) await playAs(request, id, 'unscrew the barrel')
  await openFreeInputs(page, author, title)
  await page.getByRole('button', { name: /^Write the answer to/ }).click()
  const form = page.getByRole('form', { name: /^Write the answer to/ })
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill(ANSWER)

  const other = new Author(await page.context().newPage())
  await other.page.goto(`/edit-story/${id}`)
  await other.field('Tagline').fill('Theirs')
  await other.save()
  await form.getByRole('button', { name: 'Add the answer' }).click()
  await form.getByRole('button', { name: 'Add it to the story as it is now' }).click()

  await expect(page.getByText(/is saved\. Players get it/)).toBeVisible()
  await other.page.goto(`/edit-story/${id}`)
  await expect(other.field('Tagline')).toHaveValue('Theirs')
  await publishChanges(page, author, title)
  expect(await playAs(request, id, 'unscrew the barrel')).toContain(ANSWER)
})
