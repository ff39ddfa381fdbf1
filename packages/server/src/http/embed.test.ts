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
writeFileSync(join(embedDir, 'standalone.js'), 'plays()')
writeFileSync(join(embedDir, 'index.html'), '<html lang="en"><head></head></html>')
const settings = { appDir: embedDir, embedDir, publicUrl: SITE, embedAncestors: '*' }
const product = await openTestApp({ settings })

const pageAt = (url: string) => product.app.inject({ url, headers: { accept: 'text/html' } })

test('serves a story as a page that any site may frame and that calls only this server', async () => {
  const { id } = await insertStory(product.db, { title: 'Salt & <Silk>' })

  const { payload, headers } = await pageAt(`/embed/${id}?theme=light&lang=hi`)
  const invalid = await pageAt(`/embed/${id}?theme=%22onload%3D&lang=xx`)
  const { headers: script } = await product.app.inject('/embed.js')

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
  expect(invalid.payload).toContain('<html lang="en" data-theme="auto">')
  expect(script['cross-origin-resource-policy']).toBe('cross-origin')
  expect(script['content-type']).toContain('text/javascript')
})

test.for([
  ['a draft', { status: 'draft' }, 404],
  ['a story for adults', { content_rating: 'mature' }, 403],
] as const)('refuses to embed %s', async ([, given, status]) => {
  const { id } = await insertStory(product.db, given)
  expect((await pageAt(`/embed/${id}`)).statusCode).toBe(status)
  expect((await pageAt('/embed/<svg>')).statusCode).toBe(404)
})

test('links to the page of a premium story, and of any story without guest play', async () => {
  const { site } = product.ports
  const closed = await buildTestApp({ settings, ports: { site: { ...site, hasGuestPlay: false } } })
  const { id } = await insertStory(product.db, { is_premium: true, title: 'The Ferry' })
  const other = await insertStory(closed.db, { title: 'The Ferry' })
  const pages = [await pageAt(`/embed/${id}`), await closed.app.inject(`/embed/${other.id}`)]
  await closed.close()

  for (const { payload } of pages) {
    expect(payload).toContain('<h1>The Ferry</h1>')
    expect(payload).toContain('This story is played at Kathasagar.')
    expect(payload).not.toContain('embed-data')
  }
})
