import { gzipSync } from 'node:zlib'

import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { FetchOutcome } from '../../modules/pictures/index.ts'
import { openOutsideWorld, PUBLIC_ADDRESS, type OutsideWorld } from '../../test/outsideWorld.ts'
import { pngOf } from '../../test/tinyPictures.ts'
import { openOutsideImages } from './outsideImages.ts'

const MIB = 1024 * 1024
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'

let photo: Buffer
let world: OutsideWorld
beforeAll(async () => {
  photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a31' } })
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .jpeg()
    .toBuffer()
  const moved = (to: string) => ({ status: 302, head: { location: to }, body: '' })
  const pages: Record<string, { status?: number; head?: Record<string, string>; body: unknown }> = {
    '/photo.jpg': { body: photo },
    '/mislabelled.txt': { head: { 'content-type': 'text/plain' }, body: photo },
    '/cover.svg': { head: { 'content-type': 'image/svg+xml' }, body: SVG },
    '/page.png': { head: { 'content-type': 'image/png' }, body: '<html>not a picture</html>' },
    '/half.jpg': { body: photo.subarray(0, 700) },
    '/bomb.png': { body: pngOf(60_000, 60_000) },
    '/packed.jpg': { head: { 'content-encoding': 'gzip' }, body: gzipSync(photo) },
    '/gone.jpg': { status: 404, body: photo },
    '/huge.jpg': { head: { 'content-length': String(6 * MIB) }, body: Buffer.alloc(6 * MIB) },
    '/endless.jpg': { head: { 'transfer-encoding': 'chunked' }, body: Buffer.alloc(6 * MIB, 255) },
    '/moved': moved('/photo.jpg'),
    '/moved-away': moved('https://elsewhere.example/photo.jpg'),
    '/moved-home': moved('https://127.0.0.1/photo.jpg'),
    '/moved-in': moved('https://intranet.example/photo.jpg'),
    '/moved-plain': moved('http://elsewhere.example/photo.jpg'),
    '/moved-file': moved('file:///etc/passwd'),
    '/circle': moved('/circle'),
  }
  world = await openOutsideWorld((request, response) => {
    const page = pages[request.url ?? '']
    if (request.url === '/never.jpg') return
    response.writeHead(page?.status ?? 200, page?.head).end(page?.body ?? '')
  })
})
beforeEach(() => {
  world.names.clear()
  world.names.set('intranet.example', ['10.1.2.3'])
  world.arrived.length = 0
  world.dialled.length = 0
})
afterAll(() => world.close())

const fetchImage = (address: string, withinMs?: number): Promise<FetchOutcome> =>
  openOutsideImages(world.web, withinMs).fetchImage(address)

const from = (path: string) => fetchImage(`https://covers.example${path}`)

describe('an image of another site', () => {
  test.each(['/photo.jpg', '/mislabelled.txt', '/moved', '/moved-away'])(
    '%s is re-encoded in two widths, without its camera metadata',
    async (path) => {
      const outcome = await from(path)
      if ('fault' in outcome) throw new Error(outcome.fault)
      const pictures = [outcome.card, outcome.page]
      const sizes = await Promise.all(pictures.map((it) => sharp(it).metadata()))

      expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
        ['webp', 640, 360],
        ['webp', 1280, 720],
      ])
      const secret = 'secret-of-the-camera'
      expect(photo.toString('latin1')).toContain(secret)
      for (const it of pictures) expect(Buffer.from(it).toString('latin1')).not.toContain(secret)
    },
  )

  test.each([
    ['/cover.svg', 'not a picture'],
    ['/page.png', 'not a picture'],
    ['/half.jpg', 'a picture that cannot be read'],
    ['/bomb.png', 'a picture that cannot be read'],
    ['/packed.jpg', 'a packed answer'],
    ['/gone.jpg', 'status 404'],
    ['/huge.jpg', 'too large'],
    ['/endless.jpg', 'too large'],
    ['/circle', 'too many redirects'],
    ['/moved-plain', 'not https'],
    ['/moved-file', 'not https'],
  ])('%s is refused as %s', async (path, fault) => {
    expect(await from(path)).toEqual({ fault })
  })

  test('times out without an answer', async () => {
    expect(await fetchImage('https://covers.example/never.jpg', 200)).toEqual({ fault: 'too slow' })
  })
})

describe('a host that is not public', () => {
  test.each([
    'https://intranet.example/photo.jpg',
    'https://mixed.example/photo.jpg',
    'https://127.0.0.1/photo.jpg',
    'https://2130706433/photo.jpg',
    'https://0x7f.1/photo.jpg',
    'https://[::1]/photo.jpg',
    'https://[::ffff:127.0.0.1]/photo.jpg',
    'https://169.254.169.254/latest/meta-data',
  ])('is never called: %s', async (address) => {
    world.names.set('mixed.example', [PUBLIC_ADDRESS, '192.168.1.1'])

    expect(await fetchImage(address)).toEqual({ fault: 'a host that is not public' })
    expect(world.arrived).toEqual([])
  })

  test.each(['/moved-home', '/moved-in'])('is not reached by the redirect %s', async (path) => {
    expect(await from(path)).toEqual({ fault: 'a host that is not public' })
    expect(world.arrived).toEqual([`covers.example${path}`])
  })

  test('is not reached by a name whose address changes after the check', async () => {
    const answers = [[PUBLIC_ADDRESS], ['127.0.0.1']]
    world.names.set('covers.example', () => answers.shift() ?? ['127.0.0.1'])

    const outcome = await from('/photo.jpg')

    expect(outcome).toHaveProperty('card')
    expect(world.dialled).toEqual([PUBLIC_ADDRESS])
    expect(answers).toHaveLength(1)
  })
})

test.each([
  'http://covers.example/photo.jpg',
  'https://covers.example:8443/photo.jpg',
  'https://user:secret@covers.example/photo.jpg',
  'ftp://covers.example/photo.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '//covers.example/photo.jpg',
  '',
])('does not fetch the address %s', async (address) => {
  expect(await fetchImage(address)).toHaveProperty('fault')
  expect(world.dialled).toEqual([])
})
