import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { KeySeal } from '../services/models/ports.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals keys of providers with a key of its own, which is derived from the installation's secret:
 * whoever has the database without that secret has none of them. A sealed key is bound to the id of
 * its provider, so that it opens in no other row.
 */
export function createKeySeal(secret: string): KeySeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kathasagar keys of providers', KEY_BYTES))
  return {
    seal: (providerId, apiKey) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(providerId))
      const sealed = Buffer.concat([cipher.update(apiKey, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open: (providerId, sealed) => {
      const bytes = Buffer.from(sealed, 'base64')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(providerId))
          .setAuthTag(tag)
        const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([opened, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
