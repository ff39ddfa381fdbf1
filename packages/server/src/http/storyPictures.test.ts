import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { forgetPictures } from '../services/images/forgetPictures.ts'
import { eraseAccounts } from '../services/users/eraseAccounts.ts'
import { sitDown, SOUND, type AuthorSession } from '../test/authoring.ts'
import { buildTestApp, type TestApp } from '../test/buildTestApp.ts'
import { pictureOf } from '../test/pictures.ts'

const DAY_MS = 24 * 60 * 60_000
const MIB = 1024 * 1024

let product: TestApp
beforeAll(async () => {
  product = await buildTestApp()
})
afterAll(() => product.close())

const keep = ({ token }: AuthorSession, bytes: Uint8Array) =>
  product.call('keepPicture', { token, body: { base64: Buffer.from(bytes).toString('base64') } })
const addressOf = async (desk: AuthorSession, bytes: Uint8Array) =>
  (await keep(desk, bytes)).answer().image_url
const load = (url: string) => product.app.inject({ url })
const isThere = async (url: string) => (await load(url)).statusCode === 200

/** The open gate, with a picture of its own. */
const withPlate = (image: string) => ({
  ...SOUND,
  plates: { gate: { image, alt: 'A gate.' } },
  nodes: { ...SOUND.nodes, gate: { ...SOUND.nodes['gate'], plate: 'gate' } },
})

/** What the nightly chore leaves after so many days in which nobody brings anything. */
const forgetAfter = (days: number) => {
  const now = () => new Date(product.clock.now().getTime() + days * DAY_MS)
  return forgetPictures({ ...product.ports, clock: { now } })
}

describe('a picture that is brought', () => {
  test('is drawn anew as WebP, and shown to whoever has its address', async () => {
    const desk = await sitDown(product)
    const given = await sharp(await pictureOf('#a33', 2000))
      .withExif({ IFD0: { Artist: 'A secret name' } })
      .png()
      .toBuffer()

    const shown = await load(await addressOf(desk, given))

    const { format, width, exif } = await sharp(shown.rawPayload).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1280, exif: undefined })
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  test('has one address, whoever brings it', async () => {
    const picture = await pictureOf('#0a8')

    const first = await addressOf(await sitDown(product), picture)

    expect(await addressOf(await sitDown(product), picture)).toBe(first)
  })

  test.each([
    ['nothing', async () => Buffer.from('')],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an SVG',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a torn picture', async () => (await pictureOf('#a33', 300)).subarray(0, 60)],
    ['a picture of more pixels than are decoded', () => pictureOf('#a33', 6500)],
    ['a file that is too large', async () => Buffer.alloc(5 * MIB + 1)],
  ])('is refused with a sentence where it is %s', async (_, make) => {
    const refused = await keep(await sitDown(product), await make())

    expect(refused.status).toBe(422)
    expect(refused.refusal()).toMatchObject({
      code: 'invalid_fields',
      detail: [{ loc: ['base64'], msg: expect.stringMatching(/^(?:It is|The picture)/u) }],
    })
  })

  test('counts in the quota of who brings it, once', async () => {
    const desk = await sitDown(product)
    await sql`
      insert into story_pictures (hash, brought_by, content, kept_at)
      values (${'f'.repeat(64)}, ${desk.author.id},
        convert_to(repeat('a', ${32 * MIB - 2000}), 'UTF8'), now())`.execute(product.db)
    const noise = { width: 120, height: 120, channels: 3 as const }
    const pixels = Buffer.from(Array.from({ length: 43_200 }, (_, at) => (at * at * 31) % 251))

    const small = await pictureOf('#fa3')
    const first = await keep(desk, small)
    const again = await keep(desk, small)
    const more = await keep(desk, await sharp(pixels, { raw: noise }).png().toBuffer())

    expect([first.status, again.status]).toEqual([201, 201])
    expect(more.refusal()).toMatchObject({ detail: [{ msg: expect.stringContaining('32 MB') }] })
  })
})

test('an address that names no picture is not found', async () => {
  const statuses = await Promise.all(
    ['0'.repeat(64), 'a', '..%2f..%2fetc'].map(
      async (hash) => (await load(`/api/v1/images/plates/${hash}.webp`)).statusCode,
    ),
  )

  expect(statuses).toEqual([404, 404, 404])
})

describe('a picture stays', () => {
  test('while a story names it, and no longer', async () => {
    const desk = await sitDown(product)
    const [kept, dropped] = [
      await addressOf(desk, await pictureOf('#111')),
      await addressOf(desk, await pictureOf('#222')),
    ]
    const { id } = await desk.draft({ story_structure: withPlate(kept) })

    await forgetAfter(8)
    const before = [await isThere(kept), await isThere(dropped)]
    ;(await product.call('deleteStory', desk.on(id))).answer()
    await forgetAfter(8)

    expect(before).toEqual([true, false])
    expect(await isThere(kept)).toBe(false)
  })

  test('for a week where its story is still to be saved', async () => {
    const address = await addressOf(await sitDown(product), await pictureOf('#333'))

    await forgetAfter(6)

    expect(await isThere(address)).toBe(true)
  })
})

test.each([
  ['goes with its author and their story', 'remove', false],
  ['stays with a story that is handed over', 'hand_over', true],
])('a picture %s', async (_, stories, stays) => {
  const desk = await sitDown(product)
  const address = await addressOf(desk, await pictureOf(stays ? '#444' : '#555'))
  await desk.published({ story_structure: withPlate(address) })
  const body = { password: desk.author.password, stories }
  ;(await product.call('deleteMe', { token: desk.token, body })).answer()

  product.clock.advance(7 * DAY_MS + 1000)
  await eraseAccounts(product.ports)

  expect(await isThere(address)).toBe(stays)
  const left = product.db.selectFrom('story_pictures').where('brought_by', '=', desk.author.id)
  expect(await left.select('hash').execute()).toEqual([])
})
