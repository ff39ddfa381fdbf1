import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

import { answered, registerByCall } from './caller.ts'
import { Player, register } from './player.ts'

/** A small story with a minimal engine in the style of Snowman. */
const ENGINE = `
const passages = {
  Start: ['The die says ' + Math.floor(Math.random() * 1e6) + '.', ['Market', 'Go to the market'], ['Home', 'Sleep']],
  Market: ['The market is loud. You drew ' + '{draw}.', ['Home', 'Go home'], ['Start', 'Turn back']],
  Home: ['You are home. The end.'],
}
const show = (name) => {
  const [text, ...links] = passages[name]
  const told = document.createElement('p')
  told.textContent = text.replace('{draw}', Math.floor(Math.random() * 1e6))
  document.querySelector('#passage').replaceChildren(told, ...links.map(([to, words]) => {
    const link = document.createElement('a')
    link.setAttribute('href', 'javascript:void(0)')
    link.dataset.passage = to
    link.textContent = words
    link.addEventListener('click', () => show(to))
    return link
  }))
}
show('Start')`

/** Returns a page. `does` runs before its engine. */
export const pageThat = (does = '') => `<!doctype html><html><head><title>The lamp</title>
<style>a { display: block }</style></head><body>
<tw-storydata name="The lamp" format="Snowman" format-version="2.1.1" hidden></tw-storydata>
<div id="passage"></div><script>${does}\n;${ENGINE}</script></body></html>`

async function publishPage(request: APIRequestContext, title: string, html: string) {
  const { headers } = await registerByCall(request)
  const ask = (method: string, path: string, body?: object) =>
    answered(request.fetch(`/api/v1${path}`, { method, headers, ...(body && { data: body }) }))

  const page = await ask('POST', '/story-pages', { html })
  const categories = await ask('GET', '/categories/')
  const nodes = {
    Start: { text: 'The lamp.', choices: [{ text: 'Go on', target: 'End' }] },
    End: { text: '', choices: [] },
  }
  const { id } = await ask('POST', '/stories/', {
    title,
    tagline: 'It plays itself.',
    story_description: 'A lamp that plays itself all evening.',
    story_prompt: 'Light it.',
    cover_image_url: '/covers/default.svg',
    category_id: categories[0].id,
    tag_ids: [],
    story_structure: { start_node: 'Start', nodes, page },
  })
  await ask('PUT', `/stories/${id}/publish`)
  return id as string
}

export class PagePlayer extends Player {
  readonly title: string

  constructor(page: Page, title: string) {
    super(page, title)
    this.title = title
  }

  get frame() {
    return this.page.frameLocator('iframe')
  }

  link(words: string): Locator {
    return this.frame.getByText(words, { exact: true })
  }

  async begin(request: APIRequestContext, html: string) {
    const id = await publishPage(request, this.title, html)
    await register(this.page)
    await this.page.goto(`/game/${id}`)
    await this.play()
    await expect(this.page).toHaveURL(/\/play\//)
    await this.isAtStart()
  }

  async isAtStart() {
    await expect(this.link('Go to the market')).toBeVisible()
    await expect(this.link('Sleep')).toBeVisible()
  }
}
