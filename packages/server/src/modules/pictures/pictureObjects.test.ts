import { DAY_MS } from '@kathasagar/api/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { openS3Objects } from '../../providers/objects/s3Objects.ts'
import { contextOf } from '../../platform/context.ts'
import { claimDue, forgetPictures, movePictures } from './index.ts'
import { sitDown } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { pictureOf } from '../../test/pictures.ts'
import { startS3Server } from '../../test/s3Server.ts'

const s3 = await startS3Server()
afterAll(() => s3.close())
const product = await openTestApp({ config: { uploadS3: s3.settings } })
beforeEach(() => {
  s3.fault.status = 0
})

async function bring(colour: string) {
  const { token } = await sitDown(product)
  const base64 = (await pictureOf(colour, 700)).toString('base64')
  const { id, image_url } = await product.ask('uploadPicture', { token, body: { base64 } })
  const narrow = image_url.replace('.webp', '-480.webp')
  const shown = async () => {
    const answers = await Promise.all([image_url, narrow].map((url) => product.app.inject({ url })))
    return answers.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.length])
  }
  const outside = () =>
    [...s3.objects.keys()].filter((name) => name.includes(id)).map((name) => name.split(id)[1])
  return { token, id, shown, outside }
}

const later = (ms: number) => ({
  ...contextOf(product.ports),
  clock: { now: () => new Date(Date.now() + ms) },
})

test('a picture moves into the object store and is shown as before, in each width', async () => {
  const { token, shown, outside } = await bring('#12a')
  const before = await shown()
  const room = () => product.ask('listUploads', { token })
  const listed = await room()

  await movePictures(contextOf(product.ports))

  expect(new Set(outside())).toEqual(new Set(['-480.webp', '.webp']))
  expect(await shown()).toEqual(before)
  expect(await room()).toEqual(listed)
})

test('what is deleted goes from the object store too', async () => {
  const { token, id, shown, outside } = await bring('#12b')
  await movePictures(contextOf(product.ports))

  await product.call('deleteUpload', { token, params: { upload_id: id } })
  await movePictures(later(1000))

  expect(outside()).toEqual([])
  expect((await shown()).map(([status]) => status)).toEqual([404, 404])
})

test('what nothing shows for thirty days goes from the object store too', async () => {
  const { outside } = await bring('#12c')
  await movePictures(contextOf(product.ports))

  await forgetPictures(later(31 * DAY_MS))
  await movePictures(later(31 * DAY_MS))

  expect(outside()).toEqual([])
})

test('a store that is away keeps nothing from being shown, and is tried again', async () => {
  const { shown, outside } = await bring('#12d')
  Object.assign(s3.fault, { at: '-480.webp', status: 403 })
  await expect(movePictures(contextOf(product.ports))).rejects.toThrow('object store')
  const [half, stillShown] = [outside(), await shown()]

  s3.fault.status = 0
  await movePictures(contextOf(product.ports))

  expect([half, stillShown.map(([status]) => status)]).toEqual([['.webp'], [200, 200]])
  expect(new Set(outside())).toEqual(new Set(['-480.webp', '.webp']))
})

test('a picture whose store is away is asked for again, with a word to wait', async () => {
  const { shown } = await bring('#12e')
  await movePictures(contextOf(product.ports))
  Object.assign(s3.fault, { at: '.webp', status: 403 })

  expect((await shown()).map(([status]) => status)).toEqual([503, 503])
})

test('objects that were put for a row which died meanwhile are dropped', async () => {
  const { token, id, outside } = await bring('#12f')
  Object.assign(s3.fault, { at: '-480.webp', status: 403 })
  await expect(movePictures(contextOf(product.ports))).rejects.toThrow('object store')
  s3.fault.status = 0
  await product.call('deleteUpload', { token, params: { upload_id: id } })

  await movePictures(later(2 * 60 * 60_000))

  expect(outside()).toEqual([])
})

test('a picture that is being dropped and is brought again is never without its bytes', async () => {
  const { token, id, shown } = await bring('#13a')
  await movePictures(contextOf(product.ports))
  await product.call('deleteUpload', { token, params: { upload_id: id } })
  const original = (await pictureOf('#13a', 700)).toString('base64')
  const [now, until] = [later(1000).clock.now(), later(60_000).clock.now()]
  expect(await claimDue(product.db, now, until, 10)).toContain(id)

  await product.call('uploadPicture', { token, body: { base64: original } })
  await movePictures(contextOf(product.ports))
  for (const name of s3.objects.keys()) if (name.includes(id)) s3.objects.delete(name)

  expect((await shown()).map(([status]) => status)).toEqual([200, 200])
})

test('a key that is not the right one is refused, and said', async () => {
  const objects = openS3Objects({ ...s3.settings, secret: 'a wrong one' })

  await expect(objects.get('x.webp')).rejects.toMatchObject({ code: 'OBJECT_STORE_AWAY' })
})
