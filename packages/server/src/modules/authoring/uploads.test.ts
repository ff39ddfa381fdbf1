import { DAY_MS } from '@kathasagar/api/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { storePicture, deleteUnusedPictures } from '../pictures/index.ts'
import { eraseAccounts } from '../account/index.ts'
import { registerAdmin } from '../../test/admins.ts'
import { sitDown, SOUND, type AuthorSession } from '../../test/authoring.ts'
import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
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
/** Deletes the author's account and erases it a week later. */
async function leave({ author, token }: AuthorSession, stories: string) {
  await product.ask('deleteMe', { token, body: { password: author.password, stories } })
  product.clock.advance(7 * DAY_MS + 1000)
  await eraseAccounts(product.ports)
}

describe('an uploaded image', () => {
  test('is re-encoded as WebP, and shown to everybody with its address', async () => {
    const desk = await sitDown(product)
    const given = await sharp(await pictureOf('#a33', 2000))
      .withExif({ IFD0: { Artist: 'A secret name' } })
      .png()
      .toBuffer()

    const shown = await load(await addressOf(desk, given))

    const { format, width, exif } = await sharp(shown.rawPayload).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1600, exif: undefined })
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  test('has one address, independent of its uploader', async () => {
    const picture = await pictureOf('#0a8')

    const first = await addressOf(await sitDown(product), picture)

    expect(await addressOf(await sitDown(product), picture)).toBe(first)
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
    const refused = await keep(await sitDown(product), await make())

    expect(refused.status).toBe(422)
    const msg = expect.stringMatching(/^(?:It is|The picture)/u) as string
    const detail = [{ loc: ['base64'], msg }]
    expect(refused.refusal()).toMatchObject({ code: 'invalid_fields', detail })
  })

  test('is rotated upright, and its metadata is removed', async () => {
    const desk = await sitDown(product)
    const lying = await sharp(await pictureOf('#a33', 400))
      .resize(400, 200, { fit: 'fill' })
      .withExif({ IFD0: { Artist: 'A secret name' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()

    const { width, height, image_url } = (await keep(desk, lying)).answer()

    const kept = (await load(image_url)).rawPayload
    expect({ width, height }).toEqual({ width: 200, height: 400 })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    expect(kept.includes('secret')).toBe(false)
  })

  test('has three widths and is never enlarged', async () => {
    const desk = await sitDown(product)
    const wide = (await keep(desk, await pictureOf('#3a3', 1000))).answer()
    const small = (await keep(desk, await pictureOf('#3a4', 300))).answer()

    const widths = await Promise.all(
      [...wide.narrower.map(({ image_url }) => image_url), wide.image_url].map(
        async (url) => (await sharp((await load(url)).rawPayload).metadata()).width,
      ),
    )
    expect(widths).toEqual([480, 960, 1000])
    expect(small.narrower).toEqual([])
    expect(await isThere(small.image_url.replace('.webp', '-480.webp'))).toBe(true)
  })

  test('uses the first frame of a GIF', async () => {
    const desk = await sitDown(product)
    const frames = await sharp([await pictureOf('#f00', 20), await pictureOf('#00f', 20)], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()

    const { image_url, height } = (await keep(desk, frames)).answer()

    const { dominant } = await sharp((await load(image_url)).rawPayload).stats()
    expect(height).toBe(20)
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  test('counts once in the quota of each uploader', async () => {
    const [picture, more] = [await pictureOf('#fa3'), await pictureOf('#fa4')]
    const first = await sitDown(product)
    const { bytes } = (await keep(first, picture)).answer()
    const small = await buildTestApp({ config: { uploadQuotaBytes: bytes } })
    const desk = await sitDown(small)
    const bring = (given: Uint8Array) => keep(desk, given, small)
    const answers = [await bring(picture), await bring(picture), await bring(more)]
    const again = await keep(await sitDown(small), picture, small)
    await small.close()

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422])
    expect(answers[2]?.refusal()).toMatchObject({
      detail: [{ type: 'picturesFull', msg: expect.stringContaining('“Your pictures” shows') }],
    })
    expect(again.status).toBe(201)
  })

  test('leaves no data if it cannot be stored', async () => {
    const desk = await sitDown(product)
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
  test('are listed for their owner only, latest first, with pages', async () => {
    const desk = await sitDown(product)
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

  test('lose an unused one, but not one in a story', async () => {
    const desk = await sitDown(product)
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
  test.each([
    ['cover', 'cover_image_url', (url: string) => ({ cover_image_url: url })],
    ['plate', 'story_structure', (url: string) => ({ story_structure: withPlate(url) })],
  ])('is refused as a %s', async (_, field, showing) => {
    const [owner, desk] = [await sitDown(product), await sitDown(product)]
    const url = await addressOf(owner, await pictureOf('#c11'))
    const { id } = await desk.draft()

    const body = { ...showing(`${url}#focus=1,2`), revision: 1 }
    const refused = await product.call('updateStory', { ...desk.on(id), body })

    const detail = [{ loc: [field], type: 'pictureOfAnother' }]
    expect(refused.refusal()).toMatchObject({ detail })
  })

  test('is restored with an admin’s version that shows it, unlike other images', async () => {
    const owner = await sitDown(product)
    const editor = await sitDown(product, await registerAdmin(product))
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

  test('is refused as an avatar, and one’s own is accepted', async () => {
    const [owner, reader] = [await sitDown(product), await sitDown(product)]
    const avatar_url = `${await addressOf(owner, await pictureOf('#c22'))}#focus=40,20`
    const change = ({ token }: AuthorSession) =>
      product.call('updateMe', { token, body: { avatar_url } })

    const [refused, changed] = [await change(reader), await change(owner)]

    expect(refused.refusal()).toMatchObject({ detail: [{ type: 'pictureOfAnother' }] })
    expect(changed.answer().avatar_url).toBe(avatar_url)
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
    const [owner, desk] = [await sitDown(product), await sitDown(product)]
    const url = spelled(await addressOf(owner, await pictureOf(colour)))
    const { id } = await desk.draft()

    const refused = await Promise.all([
      desk.edit(id, { cover_image_url: url }),
      desk.edit(id, { story_structure: withPlate(url) }),
      product.call('updateMe', { token: desk.token, body: { avatar_url: url } }),
    ])

    const detail = [{ type: 'pictureOfAnother' }]
    for (const { refusal } of refused) expect(refusal()).toMatchObject({ detail })
  })

  test('is shown complete to its owner', async () => {
    const desk = await sitDown(product)
    const { id: upload_id, image_url } = (await keep(desk, await pictureOf(colour))).answer()
    const story_structure = withPlate(spelled(image_url))

    const draft = await desk.draft({ story_structure, cover_image_url: spelled(image_url) })

    const stored = { story_structure: withPlate(image_url), cover_image_url: image_url }
    expect(draft).toMatchObject(stored)
    const params = { upload_id }
    expect((await product.call('deleteUpload', { token: desk.token, params })).status).toBe(409)
  })
})

test('an address without an image is not found', async () => {
  for (const hash of ['0'.repeat(64), 'a', '..%2f..%2fetc']) {
    expect((await load(`/api/v1/images/plates/${hash}.webp`)).statusCode).toBe(404)
  }
})

describe('a picture stays', () => {
  test('while a story uses it, and no longer', async () => {
    const desk = await sitDown(product)
    const kept = await addressOf(desk, await pictureOf('#111'))
    const dropped = await addressOf(desk, await pictureOf('#222'))
    const { id } = await desk.draft({ story_structure: withPlate(kept) })

    await forgetAfter(31)
    const before = [await isThere(kept), await isThere(dropped)]
    await product.ask('deleteStory', desk.on(id))
    await forgetAfter(62)

    expect(before).toEqual([true, false])
    expect(await isThere(kept)).toBe(false)
  })

  test.each([
    ['cover', '#a1f'],
    ['avatar', '#a2f'],
  ])('for a month after its last use: %s', async (shown, colour) => {
    const desk = await sitDown(product)
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

  test('for a month before its story is saved', async () => {
    const address = await addressOf(await sitDown(product), await pictureOf('#333'))

    await forgetAfter(29)

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
  await leave(desk, stories)

  expect(await isThere(address)).toBe(stays)
  const left = product.db.selectFrom('uploads').where('user_id', '=', desk.author.id)
  expect(await left.select('hash').execute()).toEqual([])
})

test('an image of a person is deleted with their account', async () => {
  const desk = await sitDown(product)
  const avatar_url = await addressOf(desk, await pictureOf('#777'))
  await product.ask('updateMe', { token: desk.token, body: { avatar_url } })
  await leave(desk, 'hand_over')

  expect(await isThere(avatar_url)).toBe(false)
})
