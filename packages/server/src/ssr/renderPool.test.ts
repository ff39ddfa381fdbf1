import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ENTRY_PAGES, PAGE_PATHS, paramsIn, type PagePath } from '@kathasagar/api/contract'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../test/buildTestApp.ts'
import { insertStory } from '../test/factories.ts'
import { beginPlay } from '../test/play.ts'
import { testFolder } from '../test/testFolder.ts'

const PAGE = `<!doctype html><html lang="en" dir="ltr"><head><title>Kathasagar</title>
<script type="module" crossorigin src="/assets/app-1a.js" nonce="__CSP_NONCE__"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1a.js" nonce="__CSP_NONCE__">
</head><body><div id="root"></div></body></html>`
const BUNDLE = `let renderings = 0
export async function renderPage({ path, queries, locale }) {
  renderings += 1
  const story = queries.find(({ call }) => call === 'getStory')?.answer
  if (story?.title === 'Unrenderable') throw new Error('This page cannot be rendered')
  return {
    html: '<h1>' + (story?.title ?? path) + '</h1>' + (locale === 'en' ? '' : '<p>' + locale + '</p>'),
    styles: '<style nonce="__CSP_NONCE__">h1{color:gold}</style><!-- ' + renderings + ' -->',
  }
}`
const folder = testFolder()
const ssrBundle = join(folder, 'renderPage.mjs')

beforeAll(() => {
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app/index.html'), PAGE)
  writeFileSync(ssrBundle, BUNDLE)
})

let product: TestApp
afterEach(() => product.close())

const open = async (bundle = ssrBundle) => {
  product = await buildTestApp({ settings: { appDir: join(folder, 'app'), ssrBundle: bundle } })
}
const addressOf = (path: PagePath, id: string) => path.replace(/:\w+/, id)
async function insertPublishedAuthor() {
  const { author_id } = await insertStory(product.db, {})
  const author = product.db.selectFrom('users').select('handle').where('id', '=', author_id)
  return (await author.executeTakeFirstOrThrow()).handle
}

async function insertSeries() {
  const { id: author_id, access_token: token } = await product.register()
  const { id } = await insertStory(product.db, { author_id })
  const body = { title: 'Three Nights', description: '' }
  const series_id = (await product.ask('createSeries', { token, body })).id
  await product.call('orderSeries', { token, params: { series_id }, body: { story_ids: [id] } })
  return series_id
}

async function filledAddress(path: PagePath) {
  if (path === '/authors/:handle') return `/authors/${await insertPublishedAuthor()}`
  if (path === '/series/:series_id') return addressOf(path, await insertSeries())
  if (path !== '/p/:code') return addressOf(path, (await insertStory(product.db, {})).id)
  const call = { ...(await beginPlay(product)).on(), body: { shows_words: true } }
  const shared = await product.ask('sharePlay', call)
  return addressOf(path, shared.share_code)
}
const get = (url: string) => product.app.inject({ url, headers: { accept: 'text/html' } })

/** Repeats the request until the page is rendered. If rendering is late, the next request gets it from the cache. */
async function renderedPage(url: string) {
  for (;;) {
    const page = await get(url)
    if (page.payload.includes('data-ssr')) return page
  }
}

test('renders a story’s page with its styles', async () => {
  await open()
  const { id } = await insertStory(product.db, { title: 'The Ferry' })

  const { payload, headers } = await renderedPage(`/game/${id}`)

  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(payload).toContain('<div id="root" data-ssr><h1>The Ferry</h1></div>')
  expect(payload).toContain(`<style nonce="${nonce}">h1{color:gold}</style>`)
})

test('starts the rendering thread before the first page, and keeps it for the next ones', async () => {
  await open()
  const one = await insertStory(product.db, { title: 'The Ferry' })
  const other = await insertStory(product.db, { title: 'The Goose' })
  const renderingOf = (page: { payload: string }) =>
    Number(/<!-- (\d+) -->/.exec(page.payload)?.[1])

  const first = await renderedPage(`/game/${one.id}`)
  // A thread that is not permanent would end during this time.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const second = await renderedPage(`/game/${other.id}`)

  expect(renderingOf(first)).toBe(2)
  expect(renderingOf(second)).toBe(3)
})

test('renders Hindi at the first request only for a browser that requests it', async () => {
  await open()
  const { id } = await insertStory(product.db, { title: 'The Ferry' })
  const ask = (language: string) => {
    const headers = { accept: 'text/html', 'accept-language': language }
    return product.app.inject({ url: `/game/${id}`, headers })
  }
  await ask('hi-IN,hi;q=0.9,en;q=0.8')
  await renderedPage(`/game/${id}`)

  await expect.poll(async () => (await ask('hi-IN')).payload).toContain('data-ssr')
  const hindi = await ask('hi-IN,hi;q=0.9,en;q=0.8')
  const english = await ask('en-IN,en;q=0.9,hi;q=0.8')

  expect(hindi.payload).toContain('<html lang="hi"')
  expect(hindi.payload).toContain('<h1>The Ferry</h1><p>hi</p>')
  expect(hindi.payload).toContain('<title>The Ferry · कथासागर</title>')
  expect(hindi.headers).toMatchObject({ 'content-language': 'hi' })
  expect(hindi.headers['vary']).toMatch(/accept-language/i)
  expect(english.payload).toContain('<html lang="en"')
  expect(english.payload).not.toContain('<p>hi</p>')
})

test('leaves a page to the browser if the server can’t render it, or guests may not see it', async () => {
  await open()
  const { id } = await insertStory(product.db, { title: 'Unrenderable' })
  const hidden = await insertStory(product.db, { status: 'archived' })
  const { payload } = await get(`/game/${id}`)

  expect(payload).toContain('<div id="root"></div>')
  expect(payload).toContain('<script type="module"')
  expect((await get(`/game/${hidden.id}`)).payload).toContain('<div id="root"></div>')
})

test('leaves all pages to the browser without the renderer', async () => {
  await open(join(folder, 'none.js'))
  const { id } = await insertStory(product.db, {})

  const { payload } = await get(`/game/${id}`)

  expect(payload).toContain('<div id="root"></div>')
})

test.each(ENTRY_PAGES.filter(({ ssr }) => ssr))('$path is rendered', async ({ path, ssr }) => {
  await open()
  const address = await filledAddress(path)
  const { payload } = await renderedPage(address)
  for (const { call, url } of ssr?.prefetches(paramsIn(path, address) ?? {}) ?? []) {
    const { payload: answer } = await product.app.inject({ url })
    expect(payload).toContain(`"call":"${call}"`)
    expect(payload).toContain(answer.replaceAll('<', '\\u003c'))
  }
  // The code loads after the first paint. If the table says `at rest`, it also waits for an idle page.
  expect(payload.includes('requestIdleCallback')).toBe(ssr?.codeComes === 'at rest')
  expect(payload).not.toContain('<script type="module"')
  expect(payload).not.toContain('<link rel="modulepreload"')
  expect(payload).toContain('const files=["/assets/react-1a.js"]')
  expect(payload).toContain('import("/assets/app-1a.js")')
})

test('leaves every page to the browser that is not in the table', async () => {
  await open()
  const others = PAGE_PATHS.filter(
    (path) => !ENTRY_PAGES.some((page) => page.path === path && page.ssr),
  )
  expect(others.length).toBeGreaterThan(20)

  for (const path of others) {
    const { payload } = await get(addressOf(path, '6c1d6e06-0000-4000-8000-000000000000'))
    expect(payload).toContain('<div id="root"></div>')
    expect(payload).not.toContain('prefetched-queries')
  }
})
