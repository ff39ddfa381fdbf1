import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { buildTestApp } from '../test/buildTestApp.ts'
import { insertStory } from '../test/factories.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { testFolder } from '../test/testFolder.ts'

const SITE = 'https://k.example'
const embedDir = testFolder()
const SCRIPT = 'const end = "</script>"'

writeFileSync(join(embedDir, 'embed.js'), SCRIPT)
writeFileSync(join(embedDir, 'embed.css'), 'h1 { color: red }')
writeFileSync(join(embedDir, 'loader.js'), 'document.currentScript')
writeFileSync(join(embedDir, 'take-away.hi.js'), 'plays()')
writeFileSync(join(embedDir, 'index.html'), '<html lang="en"><head></head></html>')
const settings = { appDir: embedDir, embedDir, publicUrl: SITE, embedAncestors: '*' }
const product = await openTestApp({ settings })

const pageAt = (url: string) => product.app.inject({ url, headers: { accept: 'text/html' } })

test('a story comes as a page that any site may frame, and that asks nobody but us', async () => {
  const { id } = await insertStory(product.db, { title: 'Salt & <Silk>' })

  const { payload, headers } = await pageAt(`/embed/${id}?theme=light&lang=hi`)

  const policy = String(headers['content-security-policy'])
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? []
  expect(policy).toContain('frame-ancestors *')
  expect(policy).not.toContain('unsafe')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
  expect(payload).toContain('<html lang="hi" data-theme="light">')
  expect(payload).toContain('<h1>Salt &amp; &lt;Silk&gt;</h1>')
  expect(payload).toContain(`nonce="${nonce}">const end = "<\\/script>"</script>`)
  expect(payload).toContain(`"story_id":"${id}"`)
})

test('what a page of another site says wrongly is left out', async () => {
  const { id } = await insertStory(product.db)

  const { payload } = await pageAt(`/embed/${id}?theme=%22onload%3D&lang=xx`)

  expect(payload).toContain('<html lang="en" data-theme="auto">')
})

test.for([
  ['a draft', { status: 'draft' }, 404],
  ['a story for adults', { content_rating: 'mature' }, 403],
] as const)('%s cannot be embedded', async ([, given, status]) => {
  const { id } = await insertStory(product.db, given)

  expect((await pageAt(`/embed/${id}`)).statusCode).toBe(status)
})

test('a premium story says where it is played', async () => {
  const { id } = await insertStory(product.db, { is_premium: true })

  const { payload } = await pageAt(`/embed/${id}`)

  expect(payload).toContain('This story is played at Kathasagar.')
  expect(payload).not.toContain('embed-data')
})

test('where nobody plays as a guest, a story says where it is played', async () => {
  const { site } = product.ports
  const closed = await buildTestApp({ settings, ports: { site: { ...site, hasGuestPlay: false } } })
  const { id } = await insertStory(closed.db, { title: 'The Ferry' })

  const { payload } = await closed.app.inject(`/embed/${id}`)

  expect(payload).toContain('<h1>The Ferry</h1>')
  expect(payload).toContain('This story is played at Kathasagar.')
  expect(payload).not.toContain('embed-data')
  await closed.close()
})

test('an address that names no story is not there', async () => {
  expect((await pageAt('/embed/<svg>')).statusCode).toBe(404)
})

test('the script that puts a story on a page may be loaded by any site', async () => {
  const { headers } = await product.app.inject('/embed.js')

  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['content-type']).toContain('text/javascript')
})

test.for([
  ['maxwidth=150&maxheight=100', 150, 100],
  ['maxwidth=1000&maxheight=9000', 640, 480],
  ['maxwidth=0&maxheight=wide', 640, 480],
] as const)('a frame by oEmbed is no larger than %s asks for', async ([asked, width, height]) => {
  const { id } = await insertStory(product.db)
  const url = encodeURIComponent(`${SITE}/game/${id}`)

  const shown = (await product.app.inject(`/oembed?url=${url}&${asked}`)).json()

  expect(shown).toMatchObject({ width, height })
  expect(shown.html).toContain(`width="${width}" height="${height}"`)
})

test('a site that is sent a link shows the story by oEmbed', async () => {
  const { id } = await insertStory(product.db, { title: 'The "Ferry"' })
  const url = encodeURIComponent(`${SITE}/game/${id}`)

  const shown = (await product.app.inject(`/oembed?url=${url}&maxwidth=400`)).json()
  const page = await pageAt(`/game/${id}`)

  expect(shown).toMatchObject({ version: '1.0', type: 'rich', title: 'The "Ferry"', width: 400 })
  expect(shown.html).toContain(`<iframe src="${SITE}/embed/${id}" title="The &quot;Ferry&quot;"`)
  expect(page.payload).toContain(
    `<link rel="alternate" type="application/json+oembed" href="${SITE}/oembed?url=${url}" />`,
  )
})

test('a site that is sent a link to an author names them by oEmbed', async () => {
  const { id } = await product.register({ username: 'thaw_post' })
  await insertStory(product.db, { author_id: id })

  const { payload } = await product.app.inject(`/oembed?url=${SITE}/authors/Thaw_Post`)

  expect(JSON.parse(payload)).toMatchObject({
    type: 'link',
    title: 'thaw_post',
    author_url: `${SITE}/authors/thaw_post`,
  })
})

test.each([
  '',
  '?url=no',
  `?url=${SITE}/authors/nobody_here`,
  `?url=${SITE}/home`,
  `?url=${SITE}/game/${'-'.repeat(36)}`,
  '?url=https://other.example/game/1',
  '?url=javascript:1',
])('oEmbed has nothing to say of %s', async (query) => {
  expect((await product.app.inject(`/oembed${query}`)).statusCode).toBe(404)
})
