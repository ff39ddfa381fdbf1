import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { API_BASE } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'
import { beginPlay } from '../test/play.ts'
import { testFolder } from '../test/testFolder.ts'

const folder = testFolder()
const appDir = join(folder, 'app')
const coversDir = join(folder, 'covers')
const platesDir = join(folder, 'plates')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

mkdirSync(join(appDir, 'assets'), { recursive: true })
mkdirSync(coversDir)
mkdirSync(join(platesDir, 'the-ferry'), { recursive: true })
writeFileSync(join(appDir, 'index.html'), '<!doctype html><title>Kathasagar</title>')
writeFileSync(join(appDir, 'assets', 'app-1a2b.js'), 'console.log("katha")')
writeFileSync(join(coversDir, 'ferry.svg'), SVG)
writeFileSync(join(platesDir, 'the-ferry', 'oar.svg.gz'), gzipSync(SVG))
const settings = { appDir, coversDir, platesDir, publicUrl: 'https://k.example' }
const product = await openTestApp({ settings })
const play = await beginPlay(product, { initial_xp: 100 })

interface Answer {
  statusCode: number
  headers: Record<string, unknown>
}

const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  product.app.inject({ url, headers })

async function again(url: string): Promise<Answer> {
  const { headers } = await get(url)
  return get(url, { 'if-none-match': String(headers['etag']) })
}

async function drawnPicture(): Promise<Answer> {
  const shown = await play.acted({ action_type: 'show' })
  return get(String(shown.image_url))
}

async function streamed(): Promise<Answer> {
  const stream = { headers: { accept: 'text/event-stream' } }
  const told = await play.act({ action_type: 'continue' }, stream)
  return { statusCode: told.status, headers: told.headers }
}

const asPage = { accept: 'text/html' }
const KINDS: Readonly<Record<string, [number, () => Promise<Answer>]>> = {
  'an answer of the API': [200, () => get(`${API_BASE}/config`)],
  'an answer that the reader has already': [304, () => again(`${API_BASE}/stories/`)],
  'a refusal': [401, () => get(`${API_BASE}/auth/me`)],
  'a path of the API that is none': [404, () => get(`${API_BASE}/nothing`)],
  'a wrong method': [
    405,
    () => product.app.inject({ method: 'OPTIONS', url: `${API_BASE}/auth/login` }),
  ],
  'an address that is too long': [413, () => get(`/${'x'.repeat(9000)}`)],
  'the stream of a telling': [200, streamed],
  'a drawn picture': [200, drawnPicture],
  'a page': [200, () => get('/home', asPage)],
  'a script of the app': [200, () => get('/assets/app-1a2b.js')],
  'a script that the reader has already': [304, () => again('/assets/app-1a2b.js')],
  'a cover that ships': [200, () => get('/covers/ferry.svg')],
  'a plate that ships': [200, () => get('/plates/the-ferry/oar.svg')],
  'a file that is not there': [404, () => get('/assets/none.js')],
  'the reference': [200, () => get('/api/docs', asPage)],
  'a sign of life': [200, () => get('/health/live')],
}

test.each(Object.entries(KINDS))('sends security headers with %s', async (_name, [status, ask]) => {
  const { statusCode, headers } = await ask()

  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'cache-control': expect.any(String),
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('answers invalid HTTP with the same headers', async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = product.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (part: string) => (answer += part))

  socket.write('NONSENSE\r\n\r\n')
  await once(socket, 'close')

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/)
  expect(answer).toMatch(/\r\ncache-control: no-store\r\n/)
})

test('forbids caching of answers to logged-in readers', async () => {
  const authorization = `Bearer ${play.player.access_token}`
  const addresses = ['/stories/', '/stories/my/', '/auth/me', '/wallet', '/game/sessions/']

  for (const address of addresses) {
    const { headers } = await get(API_BASE + address, { authorization })
    expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined])
  }
})
