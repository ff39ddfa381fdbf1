import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

import { Author } from './author.ts'
import { answered, registerByCall } from './caller.ts'
import { newName } from './player.ts'
import { SCENES } from './scenes.ts'

const RICH = {
  ...SCENES,
  state: { trust: { number: [0, 5], start: 1, label: 'The dog’s trust' } },
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

async function tryOut(page: Page, author: Author, title: string) {
  await author.edit(title)
  await page.goto(`${page.url()}?view=all&scene=intro`)
  await page.getByRole('button', { name: 'Play from here' }).first().click()
  const play = page.getByRole('dialog', { name: /^Play from/ })
  await expect(play.getByRole('button', { name: /Give the dog your bread/ })).toHaveCount(0)
  await play.getByText('State of the story').click()
  const trust = play.getByRole('textbox', { name: 'The dog’s trust' })
  await trust.fill('3')
  await trust.blur()
  await expect(play.getByRole('button', { name: /Give the dog your bread/ })).toBeVisible()

  await play.getByRole('textbox', { name: 'In your own words' }).fill('ask Meera about her brother')
  await play.getByRole('button', { name: 'Act' }).click()
  await expect(play.getByText('“He could not swim.”').first()).toBeVisible()
  await play.getByText('Why this answer?').click()
  await expect(play.getByText('Meera, topic 1 · selected')).toBeVisible()

  await play.getByRole('button', { name: 'Restart' }).click()
  await expect(play.getByRole('button', { name: /Give the dog your bread/ })).toHaveCount(0)
  await play.getByRole('button', { name: 'Close' }).click()
}

async function playAs(request: APIRequestContext, story_id: string, words: string) {
  const { headers } = await registerByCall(request)
  const begun = await answered(
    request.put('/api/v1/game/sessions/', { headers, data: { story_id } }),
  )
  await answered(
    request.post(`/api/v1/game/sessions/${begun.id}/action`, {
      headers,
      data: { selected_model: 'kathakar', action_type: 'custom_action', user_action: words },
    }),
  )
}

async function publishFor(page: Page, author: Author, title: string) {
  await author.registerFor('/create-story')
  await author.createStory(title, RICH)
  await author.publish(title)
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
  const view = author.story(title).getByRole('link', { name: 'View' })
  return (await view.getAttribute('href'))?.split('/').at(-1) ?? ''
}

async function openFreeInputs(page: Page, author: Author, title: string) {
  await page.goto('/my-stories')
  await author.story(title).getByRole('button', { name: 'Statistics' }).click()
  await author.story(title).getByRole('link', { name: 'Free inputs' }).click()
  await expect(page.getByRole('status').getByText(title)).toBeVisible()
}

test('an author sees how input was interpreted, and sets variables', async ({ page }) => {
  const title = `The Stair ${newName()}`
  const author = await Author.register(page)
  await author.createStory(title, RICH)

  await tryOut(page, author, title)
})

test('an author sees the totals of a story and the unmatched free text', async ({
  page,
  request,
}) => {
  const author = new Author(page)
  const title = `The Barrel ${newName()}`
  const id = await publishFor(page, author, title)
  for (const words of ['Unscrew the barrel!', 'unscrew the barrel', 'whistle to the dog']) {
    await playAs(request, id, words)
  }

  await openFreeInputs(page, author, title)
  await page.getByText('Only text that was not understood').click()

  await expect(
    page.getByRole('row', { name: /^unscrew the barrel.*2.*Not understood/ }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /whistle/ })).toHaveCount(0)
})
