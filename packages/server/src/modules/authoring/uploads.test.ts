import { DAY_MS } from '@kathasagar/api/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { storePicture, deleteUnusedPictures } from '../pictures/index.ts'
import { registerAdmin } from '../../test/admins.ts'
import { startAuthoring, SOUND, type AuthorSession } from '../../test/authoring.ts'
import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
import { eraseNow } from '../../test/eraseNow.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { pictureOf } from '../../test/pictures.ts'
import { pngOf } from '../../test/tinyPictures.ts'

const MIB = 1024 * 1024

const product = await openTestApp()

const keep = ({ token }: AuthorSession, bytes: Uint8Array, { call }: TestApp = product) =>
  call('uploadPicture', { token, body: { base64: Buffer.from(bytes).toString('base64') } })
const addressOf = async (desk: AuthorSession, bytes: Uint8Array) =>
  (await keep(desk, bytes)).answer().image_url
const load = (url: string) => product.app.inject({ url })
const isThere = async (url: string) => (await load(url)).statusCode === 200

const withPlate = (image: string) => ({
  ...SOUND,
  plates: { gate: { image, alt: 'A gate.' } },
  nodes: { ...SOUND.nodes, gate: { ...SOUND.nodes['gate'], plate: 'gate' } },
})

const forgetAfter = (days: number) => {
  const now = () => new Date(product.clock.now().getTime() + days * DAY_MS)
  return deleteUnusedPictures({ db: product.db, clock: { now } })
}

const SCRIPT = '<script>alert(1)</script>'

describe('an uploaded image', () => {
  test('is re-encoded as WebP, upright and without metadata, and shown to everybody', async () => {
    const desk = await startAuthoring(product)
    const lying = await sharp(await pictureOf('#a33', 400))
      .resize(400, 200, { fit: 'fill' })
      .withExif({ IFD0: { Artist: 'A secret name' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { width, height, image_url } = (await keep(desk, lying)).answer()
    const wide = (await keep(desk, await pictureOf('#a34', 2000))).answer()
    const { rawPayload, headers } = await load(image_url)
    const { format, exif } = await sharp(rawPayload).metadata()

    expect([format, width, height, exif]).toEqual(['webp', 200, 400, undefined])
    expect(wide.width).toBe(1600)
    expect(rawPayload.includes('secret')).toBe(false)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    ['nothing', async () => Buffer.from('')],
    ['a page', async () => Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['an SVG', async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
    ['a torn picture', async () => (await pictureOf('#a33', 300)).subarray(0, 60)],
    ['a picture of more pixels than are decoded', () => pictureOf('#a33', 6500)],
    ['a file that is too large', async () => Buffer.alloc(10 * MIB + 1)],
    ['a bomb of a few kilobytes', async () => pngOf(30_000, 30_000)],
    ['a page that begins as a GIF', async () => Buffer.from(`GIF89a/*${SCRIPT}*/=0;`)],
    ['a film', async () => Buffer.from('....ftypisom....mdat')],
  ])('is refused with a message if it is %s', async (_, make) => {
    const refused = await keep(await startAuthoring(product), await make())

    expect(refused.status).toBe(422)
    const msg = expect.stringMatching(/^(?:It is|The picture)/u) as string
    const detail = [{ loc: ['base64'], msg }]
    expect(refused.refusal()).toMatchObject({ code: 'invalid_fields', detail })
  })

  test('has three widths and is never enlarged, and only the first frame of a GIF is used', async () => {
    const desk = await startAuthoring(product)
    const wide = (await keep(desk, await pictureOf('#3a3', 1000))).answer()
    const pair = [await pictureOf('#f00', 20), await pictureOf('#00f', 20)]
    const frames = await sharp(pair, { join: { animated: true } })
      .gif()
      .toBuffer()
    const small = (await keep(desk, frames)).answer()
    const widths = await Promise.all(
      [...wide.narrower.map(({ image_url }) => image_url), wide.image_url].map(
        async (url) => (await sharp((await load(url)).rawPayload).metadata()).width,
      ),
    )
    const { dominant } = await sharp((await load(small.image_url)).rawPayload).stats()

    expect(widths).toEqual([480, 960, 1000])
    expect(small).toMatchObject({ narrower: [], height: 20 })
    expect(dominant.r).toBeGreaterThan(dominant.b)
    expect(await isThere(small.image_url.replace('.webp', '-480.webp'))).toBe(true)
  })

  test('has one address for all uploaders, and counts once in the quota of each', async () => {
    const [picture, more] = [await pictureOf('#fa3'), await pictureOf('#fa4')]
    const first = (await keep(await startAuthoring(product), picture)).answer()
    const other = (await keep(await startAuthoring(product), picture)).answer()
    const small = await buildTestApp({ config: { uploadQuotaBytes: first.bytes } })
    const desk = await startAuthoring(small)
    const bring = (given: Uint8Array) => keep(desk, given, small)

    const answers = [await bring(picture), await bring(picture), await bring(more)]
    const again = await keep(await startAuthoring(small), picture, small)
    await small.close()

    expect(other.image_url).toBe(first.image_url)
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422])
    expect(answers[2]?.refusal()).toMatchObject({
      detail: [{ type: 'picturesFull', msg: expect.stringContaining('“Your pictures” shows') }],
    })
    expect(again.status).toBe(201)
  })

  test('leaves no data if it can’t be stored', async () => {
    const desk = await startAuthoring(product)
    const ctx = product.ports
    const transaction: typeof ctx.transaction = (work) =>
      ctx.transaction(async (db) => {
        await work(db)
        throw new Error('the power went out')
      })
    const bytes = await pictureOf('#fa7', 700)
    const brought = { userId: desk.author.id, bytes, mostPixels: 1_000_000 }

    await expect(storePicture({ ...ctx, transaction }, brought)).rejects.toThrow('power')

    const { uploads } = await product.ask('listUploads', { token: desk.token })
    expect(uploads).toEqual([])
    expect((await keep(desk, bytes)).status).toBe(201)
  })
})

describe('the images of an account', () => {
  test('are listed only for their owner, latest first, in pages', async () => {
    const desk = await startAuthoring(product)
    const brought: string[] = []
    for (let at = 0; at < 25; at += 1) {
      product.clock.advance(1000)
      const picture = await pictureOf(`#${(at + 100).toString(16)}5`)
      brought.unshift((await keep(desk, picture)).answer().id)
    }

    const list = (query: { cursor?: string }) =>
      product.ask('listUploads', { token: desk.token, query })
    const first = await list({})
    const last = await list({ cursor: first.next ?? '' })

    const all = [...first.uploads, ...last.uploads]
    expect(all.map(({ id }) => id)).toEqual(brought)
    expect(last.next).toBeNull()
    expect(first.bytes).toBe(all.reduce((sum, { bytes }) => sum + bytes, 0))
  })

  test('can be deleted if unused, but not if a story uses them', async () => {
    const desk = await startAuthoring(product)
    const idle = (await keep(desk, await pictureOf('#b11'))).answer()
    const shown = (await keep(desk, await pictureOf('#b22'))).answer()
    await desk.draft({ cover_image_url: `${shown.image_url}#focus=10,90` })
    const drop = (upload_id: string) =>
      product.call('deleteUpload', { token: desk.token, params: { upload_id } })

    const statuses = [(await drop(idle.id)).status, (await drop(shown.id)).status]

    expect(statuses).toEqual([200, 409])
    expect([await isThere(idle.image_url), await isThere(shown.image_url)]).toEqual([false, true])
  })
})

describe('another user’s image', () => {
  test('is restored with an admin’s version that shows it, unlike other images', async () => {
    const owner = await startAuthoring(product)
    const editor = await startAuthoring(product, await registerAdmin(product))
    const { id } = await owner.draft()
    const shown = withPlate(await addressOf(editor, await pictureOf('#c33')))
    const elsewhere = withPlate(await addressOf(editor, await pictureOf('#c44')))
    await editor.draft({ story_structure: elsewhere })
    ;(await editor.edit(id, { story_structure: shown })).answer()
    ;(await owner.edit(id, { story_structure: SOUND })).answer()

    const params = { story_id: id, number: '2' }
    const restored = await product.call('restoreVersion', { token: owner.token, params })

    expect(restored.answer().story_structure).toEqual(shown)
    const refused = await owner.edit(id, { story_structure: elsewhere })
    expect(refused.refusal()).toMatchObject({ detail: [{ type: 'pictureOfAnother' }] })
  })

  test('is refused as an avatar, unlike the user’s own image', async () => {
    const desk = await startAuthoring(product)
    const avatar_url = `${await addressOf(desk, await pictureOf('#c22'))}#focus=40,20`
    const changed = await product.ask('updateMe', { token: desk.token, body: { avatar_url } })

    expect(changed.avatar_url).toBe(avatar_url)
    await forgetAfter(31)
    expect(await isThere(avatar_url)).toBe(true)
  })
})

describe.each([
  ['a narrower width', '#c61', (url: string) => url.replace('.webp', '-960.webp')],
  ['a query', '#c62', (url: string) => `${url}?x`],

  ['a place between percents', '#c64', (url: string) => `${url}#focus=30.5,2`],
])('an image whose address has %s', (_, colour, spelled) => {
  test('is refused if another user owns it', async () => {
    const [owner, desk] = [await startAuthoring(product), await startAuthoring(product)]
    const url = spelled(await addressOf(owner, await pictureOf(colour)))
    const { id } = await desk.draft()
    const avatar = { token: desk.token, body: { avatar_url: url } }

    const refused = {
      cover_image_url: await desk.edit(id, { cover_image_url: url }),
      story_structure: await desk.edit(id, { story_structure: withPlate(url) }),
      avatar_url: await product.call('updateMe', avatar),
    }

    for (const [field, { refusal }] of Object.entries(refused)) {
      const detail = [{ loc: [field], type: 'pictureOfAnother' }]
      expect(refusal()).toMatchObject({ detail })
    }
  })

  test('is shown complete to its owner', async () => {
    const desk = await startAuthoring(product)
    const { id: upload_id, image_url } = (await keep(desk, await pictureOf(colour))).answer()
    const story_structure = withPlate(spelled(image_url))

    const draft = await desk.draft({ story_structure, cover_image_url: spelled(image_url) })

    const stored = { story_structure: withPlate(image_url), cover_image_url: image_url }
    expect(draft).toMatchObject(stored)
    const params = { upload_id }
    expect((await product.call('deleteUpload', { token: desk.token, params })).status).toBe(409)
  })
})

test('returns 404 for an address without an image', async () => {
  for (const hash of ['0'.repeat(64), 'a', '..%2f..%2fetc']) {
    expect((await load(`/api/v1/images/plates/${hash}.webp`)).statusCode).toBe(404)
  }
})

describe('an image is kept', () => {
  test('for a month before its story is saved, and then while a story uses it', async () => {
    const desk = await startAuthoring(product)
    const kept = await addressOf(desk, await pictureOf('#111'))
    const dropped = await addressOf(desk, await pictureOf('#222'))
    const { id } = await desk.draft({ story_structure: withPlate(kept) })
    const there = async (days: number) => {
      await forgetAfter(days)
      return [await isThere(kept), await isThere(dropped)]
    }

    expect([await there(29), await there(31)]).toEqual([
      [true, true],
      [true, false],
    ])
    await product.ask('deleteStory', desk.on(id))
    expect(await there(62)).toEqual([false, false])
  })

  test.each([
    ['cover', '#a1f'],
    ['avatar', '#a2f'],
  ])('for a month after its last use: %s', async (shown, colour) => {
    const desk = await startAuthoring(product)
    const image = await addressOf(desk, await pictureOf(colour))
    const { id } = await desk.draft()
    const show = (address: string) =>
      shown === 'cover'
        ? desk.edit(id, { cover_image_url: address })
        : product.call('updateMe', { token: desk.token, body: { avatar_url: address } })
    ;(await show(image)).answer()

    await forgetAfter(60)
    ;(await show(await addressOf(desk, await pictureOf('#a3f')))).answer()
    await forgetAfter(61)
    const soon = await isThere(image)
    await forgetAfter(91)

    expect(soon).toBe(true)
    expect(await isThere(image)).toBe(false)
  })
})

test.each([
  ['goes with its author and their story', 'remove', false],
  ['stays with a story that is handed over', 'hand_over', true],
] as const)(
  'an image %s, and an image of a person is always deleted',
  async (_, stories, stays) => {
    const desk = await startAuthoring(product)
    const address = await addressOf(desk, await pictureOf(stays ? '#444' : '#555'))
    const avatar_url = await addressOf(desk, await pictureOf(stays ? '#777' : '#888'))
    await desk.published({ story_structure: withPlate(address) })
    await product.ask('updateMe', { token: desk.token, body: { avatar_url } })

    await eraseNow(product, desk.author, stories)

    expect([await isThere(address), await isThere(avatar_url)]).toEqual([stays, false])
    const left = product.db.selectFrom('uploads').where('user_id', '=', desk.author.id)
    expect(await left.select('hash').execute()).toEqual([])
  },
)
