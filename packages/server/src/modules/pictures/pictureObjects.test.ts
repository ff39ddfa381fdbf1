import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { DAY_MS } from '@kathasagar/api/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { openS3Objects, type S3Settings } from '../../providers/objects/s3Objects.ts'
import { startAuthoring } from '../../test/authoring.ts'
import { listenOnLoopback } from '../../test/listenOnLoopback.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { pictureOf } from '../../test/pictures.ts'
import { claimDue, deleteUnusedPictures, movePictures } from './index.ts'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Uint8Array, text: string) =>
  createHmac('sha256', key).update(text).digest()

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

function isSigned(
  request: IncomingMessage,
  body: Uint8Array,
  { keyId, secret, region }: S3Settings,
) {
  const { headers, method = '', url = '' } = request
  const [, key, day = '', where, names = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  const given = String(headers['x-amz-content-sha256'])
  if (key !== keyId || where !== region) return false
  if (given !== 'UNSIGNED-PAYLOAD' && given !== sha256(body)) return false
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url, '', signed.join(''), names, given].join('\n')
  const at = String(headers['x-amz-date'])
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)]
  const dayKey = hmac(`AWS4${secret}`, day)
  const signingKey = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request')
  const right = hmac(signingKey, text.join('\n'))
  return at.startsWith(day) && timingSafeEqual(right, Buffer.from(signature, 'hex'))
}

async function startS3Server() {
  const objects = new Map<string, Uint8Array>()
  const settings = { url: '', keyId: 'a-key', secret: 'the secret of a key', region: 'eu-west-1' }
  const fault = { at: '', status: 0 }
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? ''
      if (fault.status > 0 && path.endsWith(fault.at)) return response.writeHead(fault.status).end()
      if (!isSigned(request, body, settings)) return response.writeHead(403).end()
      if (request.method === 'PUT') objects.set(path, body)
      if (request.method === 'DELETE') return response.writeHead(204).end(void objects.delete(path))
      const found = objects.get(path)
      return found
        ? response.end(request.method === 'GET' ? found : '')
        : response.writeHead(404).end()
    })
  })
  const { url, close } = await listenOnLoopback(server)
  settings.url = `${url}/bucket/pictures`
  return { settings, objects, fault, close }
}

const s3 = await startS3Server()
afterAll(() => s3.close())
const product = await openTestApp({ config: { uploadS3: s3.settings } })
beforeEach(() => {
  s3.fault.status = 0
})

async function bring(colour: string) {
  const { token } = await startAuthoring(product)
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
  ...product.ports,
  clock: { now: () => new Date(Date.now() + ms) },
})

test('moves an image into the object store, and shows it as before in each width', async () => {
  const { token, shown, outside } = await bring('#12a')
  const before = await shown()
  const room = () => product.ask('listUploads', { token })
  const listed = await room()

  await movePictures(product.ports)

  expect(new Set(outside())).toEqual(new Set(['-480.webp', '.webp']))
  expect(await shown()).toEqual(before)
  expect(await room()).toEqual(listed)
})

test('removes an image from the object store if it is deleted or unused for thirty days', async () => {
  const [gone, unused] = [await bring('#12b'), await bring('#12c')]
  await movePictures(product.ports)
  await product.call('deleteUpload', { token: gone.token, params: { upload_id: gone.id } })
  await movePictures(later(1000))
  const left = [gone.outside(), unused.outside().length]
  await deleteUnusedPictures(later(31 * DAY_MS))
  await movePictures(later(31 * DAY_MS))

  expect(left).toEqual([[], 2])
  expect((await gone.shown()).map(([status]) => status)).toEqual([404, 404])
  expect(unused.outside()).toEqual([])
})

test('shows images while the store is down, and tries to move them again later', async () => {
  const { shown, outside } = await bring('#12d')
  Object.assign(s3.fault, { at: '-480.webp', status: 403 })
  await expect(movePictures(product.ports)).rejects.toThrow('object store')
  const [half, stillShown] = [outside(), await shown()]

  s3.fault.status = 0
  await movePictures(product.ports)
  const whole = outside()
  Object.assign(s3.fault, { at: '.webp', status: 403 })

  expect([half, stillShown.map(([status]) => status)]).toEqual([['.webp'], [200, 200]])
  expect(new Set(whole)).toEqual(new Set(['-480.webp', '.webp']))
  // If an image exists only in the unavailable store, the response asks the client to retry.
  expect((await shown()).map(([status]) => status)).toEqual([503, 503])
})

test('deletes the objects of a failed upload', async () => {
  const { token, id, outside } = await bring('#12f')
  Object.assign(s3.fault, { at: '-480.webp', status: 403 })
  await expect(movePictures(product.ports)).rejects.toThrow('object store')
  s3.fault.status = 0
  await product.call('deleteUpload', { token, params: { upload_id: id } })

  await movePictures(later(2 * 60 * 60_000))

  expect(outside()).toEqual([])
})

test('keeps the bytes of an image that is uploaded again during its deletion', async () => {
  const { token, id, shown } = await bring('#13a')
  await movePictures(product.ports)
  await product.call('deleteUpload', { token, params: { upload_id: id } })
  const original = (await pictureOf('#13a', 700)).toString('base64')
  const [now, until] = [later(1000).clock.now(), later(60_000).clock.now()]
  expect(await claimDue(product.db, now, until, 10)).toContain(id)

  await product.call('uploadPicture', { token, body: { base64: original } })
  await movePictures(product.ports)
  for (const name of s3.objects.keys()) if (name.includes(id)) s3.objects.delete(name)

  expect((await shown()).map(([status]) => status)).toEqual([200, 200])
})

test('refuses a wrong key with a message', async () => {
  const objects = openS3Objects({ ...s3.settings, secret: 'a wrong one' })

  await expect(objects.get('x.webp')).rejects.toMatchObject({ code: 'OBJECT_STORE_AWAY' })
})
