import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@playwright/test'

/** A shipped story, because other tests delete the stories that they create. */
const TITLE = 'Dead Letters of Devthala'

let foreign: Server
let foreignPage: (story: string, site: string) => string

test.beforeAll(async () => {
  foreign = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>A page of somebody else</title><h1>My village</h1>
<script src="${asked.get('site')}/embed.js" data-story="${asked.get('story')}" data-theme="light"
 data-title="A story"></script><p>After the story</p>`)
  })
  await new Promise<void>((resolve) => foreign.listen(0, 'localhost', resolve))
  const { port } = foreign.address() as AddressInfo
  foreignPage = (story, site) =>
    `http://localhost:${port}/?${new URLSearchParams({ story, site }).toString()}`
})
test.afterAll(() => new Promise((resolve) => foreign.close(resolve)))

test('a story is played on another site, without cookies and with its own height', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const search = new URLSearchParams({ q: TITLE })
  const answer = await request.get(`/api/v1/stories/search/?${search.toString()}`)
  const stories = (await answer.json()) as { id: string; title: string }[]
  const story = stories.find(({ title }) => title === TITLE)
  if (!story) throw new Error(`${TITLE} is not in the catalogue`)
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text())
  })

  await page.goto(foreignPage(story.id, baseURL ?? ''))
  const frame = page.frameLocator('iframe[title="A story"]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(story.title)
  const unfilled = async () => {
    const given = await page.locator('iframe').evaluate((one) => one.clientHeight)
    return Math.abs(given - (await frame.locator('body').evaluate((one) => one.clientHeight)))
  }
  await frame.getByRole('button', { name: 'Begin the story' }).click()
  const log = frame.getByRole('log')
  await expect(log.locator('section')).toHaveCount(1)

  await frame.locator('.choices').getByRole('button').first().click()
  await expect(log.locator('section')).toHaveCount(2)
  await frame.getByRole('button', { name: 'Undo' }).click()
  await expect(log.locator('section')).toHaveCount(1)
  await expect.poll(unfilled).toBeLessThan(3)
  await frame.getByRole('textbox').fill('I look around')
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect(frame.getByRole('status')).not.toHaveText('The story goes on…')

  await expect.poll(unfilled).toBeLessThan(3)
  expect(await context.cookies()).toEqual([])
  expect(broken).toEqual([])
})
