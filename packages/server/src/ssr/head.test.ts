import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PrefetchedQuery } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { insertStory } from '../test/factories.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { testFolder } from '../test/testFolder.ts'

const PAGE = `<!doctype html><html lang="en" dir="ltr"><head>
<meta
  name="description"
  content="The ocean of stories."
/>
<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/hind-1a.woff2">
<title>Kathasagar</title></head><body><div id="root"></div></body></html>`
const appDir = testFolder()

mkdirSync(join(appDir, 'assets'))
writeFileSync(join(appDir, 'index.html'), PAGE)
const scripts = { '/': ['assets/Landing-1a.js'], '/game/': ['assets/Story-1a.js'] }
writeFileSync(join(appDir, 'pages.json'), JSON.stringify(scripts))
const product = await openTestApp({ settings: { appDir, publicUrl: 'https://k.example' } })

const pageOf = async (url: string) =>
  (await product.app.inject({ url, headers: { accept: 'text/html' } })).payload
const queriesIn = (page: string) =>
  JSON.parse(
    /id="prefetched-queries">(.*?)<\/script>/s.exec(page)?.[1] ?? '[]',
  ) as PrefetchedQuery[]

test('uses a story’s title and tagline as the title and description of its page', async () => {
  const { id } = await insertStory(product.db, {
    title: 'The Lamp & the Well',
    tagline: 'Water "counts" backwards.',
    cover_image_url: '/covers/well.svg',
  })

  const page = await pageOf(`/game/${id}`)

  expect(page).toContain('<title>The Lamp &amp; the Well · Kathasagar</title>')
  expect(page).toContain('content="Water &quot;counts&quot; backwards."')
  expect(page).not.toContain('The ocean of stories.')
  expect(page).toContain(`<link rel="canonical" href="https://k.example/game/${id}" />`)
  expect(page).toContain('<meta property="og:image" content="https://k.example/covers/well.jpg" />')
  expect(page).toContain(
    '<meta property="og:title" content="The Lamp &amp; the Well · Kathasagar" />',
  )
  expect(page).toContain('rel="modulepreload" crossorigin href="/assets/Story-1a.js"')
})

test('preloads the script only on the landing page', async () => {
  const named = 'rel="modulepreload" crossorigin href="/assets/Landing-1a.js"'

  expect(await pageOf('/')).toContain(named)
  expect(await pageOf('/home')).not.toContain(named)
})

test('includes the first answers for a guest in a page', async () => {
  const { id } = await insertStory(product.db, { title: 'The Ferry' })
  const asked = await product.ask('getStory', { params: { story_id: id } })

  const [story, home] = [await pageOf(`/game/${id}`), await pageOf('/home')]

  expect(queriesIn(story)).toContainEqual({ call: 'getStory', arg: id, answer: asked })
  const calls = ['getConfig', 'getTaleOfTheDay', 'listFeatured', 'listTrending', 'listStories']
  expect(queriesIn(home).map(({ call }) => call)).toEqual(calls)
})

const linkOf = async (url: string) =>
  (await product.app.inject({ url, headers: { accept: 'text/html' } })).headers['link']
const FACE = '</assets/hind-1a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin'

test('preloads visible files in the header, and an author’s address can’t inject anything', async () => {
  const linkFor = async (cover_image_url: string) => {
    const { id } = await insertStory(product.db, { cover_image_url })
    return linkOf(`/game/${id}`)
  }

  expect(await linkFor('/covers/well.svg?a=1&b=2')).toBe(
    `</covers/well.svg?a=1&b=2>; rel=preload; as="image"; fetchpriority="high", ${FACE}`,
  )
  expect(await linkOf('/login')).toBe(FACE)
  expect(await linkFor('/covers/झूला>; rel=x.svg')).toContain(
    '</covers/%E0%A4%9D%E0%A5%82%E0%A4%B2%E0%A4%BE%3E;%20rel=x.svg>; rel=preload',
  )
})

test('prevents an author’s text from closing its element', async () => {
  const words = { title: '</title><script>alert(1)</script>', tagline: '"><img src=x> $& $1' }
  const { id } = await insertStory(product.db, words)

  const page = await pageOf(`/game/${id}`)

  expect(page).not.toContain('<script>alert')
  expect(page).not.toContain('<img src=x>')
  expect(queriesIn(page)[1]?.answer).toMatchObject(words)
})

test('reveals nothing of a draft or a mature story to a guest', async () => {
  for (const given of [{ status: 'draft' }, { content_rating: 'mature' }] as const) {
    const { id } = await insertStory(product.db, { title: 'Nobody may know', ...given })
    const page = await pageOf(`/game/${id}`)
    expect(page).toContain('<title>Kathasagar</title>')
    expect(page).not.toContain('Nobody may know')
  }
})

test.each([
  ['/', 'Kathasagar, the ocean of stories'],
  ['/home', 'Stories · Kathasagar'],
  ['/browse?language=hi', 'Browse stories · Kathasagar'],
  ['/guide', 'The Guide · Kathasagar'],
  ['/privacy-policy/', 'Privacy Policy · Kathasagar'],
])('shows the name, text, and image of %s in the preview', async (url, title) => {
  const page = await pageOf(url)

  expect(page).toContain(`<title>${title}</title>`)
  expect(page).toContain(`<meta property="og:title" content="${title}" />`)
  expect(page).toMatch(/<meta property="og:description" content="[^"]{20,}" \/>/)
  expect(page).toContain('<meta property="og:image" content="https://k.example/share.jpg" />')
  expect(page).not.toContain('noindex')
})

test('serves other pages as built, and search engines do not index them', async () => {
  expect(queriesIn(await pageOf('/login'))).toEqual([])
  for (const url of ['/account', '/play/6c1d6e06', '/no/such/page']) {
    expect(await pageOf(url)).toContain('<meta name="robots" content="noindex" />')
  }
})

test.each([
  ['/', 'कथासागर, कहानियों का सागर'],
  ['/guide', 'मार्गदर्शिका · कथासागर'],
  ['/terms-of-service', 'सेवा की शर्तें · कथासागर'],
])('uses a Hindi title for %s if the browser requests Hindi', async (url, title) => {
  const headers = { accept: 'text/html', 'accept-language': 'hi-IN' }
  const { payload } = await product.app.inject({ url, headers })

  expect(payload).toContain('<html lang="hi" dir="ltr">')
  expect(payload).toContain(`<title>${title}</title>`)
  expect(payload).toMatch(/<meta property="og:description" content="[^"]*\p{Script=Devanagari}/u)
})
