import { AwsClient } from 'aws4fetch'

import type { ObjectStore } from '../../modules/pictures/index.ts'

export interface S3Settings {
  /** URL of the bucket with an optional folder, without a trailing slash. */
  url: string
  keyId: string
  secret: string
  region: string
}

const ANSWERS_WITHIN_MS = 20_000
const RETRIES = 2

/** Thrown if the object store does not respond, or responds with an error. */
export class ObjectStoreUnavailableError extends Error {
  readonly code = 'OBJECT_STORE_AWAY'

  constructor(cause: unknown) {
    super('The object store of pictures does not answer as it should', { cause })
  }
}

/** Opens an object store in an S3 bucket. Requests are signed by AWS Signature Version 4. */
export function openS3Objects({ url, keyId, secret, region }: S3Settings): ObjectStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  })
  const ask = async (method: string, name: string, init: RequestInit = {}) => {
    try {
      const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
      const answer = await client.fetch(`${url}/${name}`, { ...init, method, signal })
      if (answer.ok || answer.status === 404) return answer
      throw new Error(`${method} was answered with ${answer.status}`)
    } catch (error) {
      throw new ObjectStoreUnavailableError(error)
    }
  }
  return {
    put: async (name, bytes, type = 'image/webp') => {
      const headers = { 'content-type': type }
      const { ok, status } = await ask('PUT', name, { body: bytes.slice(), headers })
      // A 404 means that the bucket does not exist.
      if (!ok) throw new ObjectStoreUnavailableError(new Error(`PUT was answered with ${status}`))
    },
    get: async (name) => {
      const answer = await ask('GET', name)
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    },
    drop: async (name) => {
      await ask('DELETE', name)
    },
  }
}
