import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

import type { S3Settings } from '../providers/objects/s3Objects.ts'
import { listenOnLoopback } from './listenOnLoopback.ts'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Uint8Array, text: string) =>
  createHmac('sha256', key).update(text).digest()

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** As AWS describes Signature Version 4 for the header `Authorization`, step by step. */
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

/** An S3-compatible store in memory, which refuses what is not signed by its one key. */
export async function startS3Server() {
  const objects = new Map<string, Uint8Array>()
  const settings = { url: '', keyId: 'a-key', secret: 'the secret of a key', region: 'eu-west-1' }
  /** Answers of no use that come first, for a path that ends so. */
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
