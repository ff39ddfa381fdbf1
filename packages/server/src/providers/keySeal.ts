import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { KeySeal } from '../modules/models/index.ts'
import type { Secrets } from '../platform/call.ts'
import { bySecret } from './secrets.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'kathasagar keys of providers', KEY_BYTES))

function sealBy(key: Buffer, ownerId: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function openBy(key: Buffer, ownerId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(tag)
    const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Encrypts keys with the secret of the installation. Decrypting a key requires the id of its owner. */
export function createKeySeal(secrets: Pick<Secrets, 'current' | 'all'>): KeySeal {
  const keyOf = bySecret(keyFrom)
  const seal: KeySeal['seal'] = (ownerId, text) => sealBy(keyOf(secrets.current()), ownerId, text)
  const open: KeySeal['open'] = (ownerId, sealed) => {
    for (const secret of secrets.all()) {
      const opened = openBy(keyOf(secret), ownerId, sealed)
      if (opened !== null) return opened
    }
    return null
  }
  return {
    seal,
    open,
    renew: (ownerId, sealed) => {
      if (openBy(keyOf(secrets.current()), ownerId, sealed) !== null) return null
      const opened = open(ownerId, sealed)
      return opened === null ? null : seal(ownerId, opened)
    },
  }
}
