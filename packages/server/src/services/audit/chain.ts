import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import type { Anchor, ChainLink } from './chainPorts.ts'

/** Where a chain is, or was, at. */
export type ChainPoint = Pick<ChainLink, 'seq' | 'hash'>

/** Before the first event. */
export const BEGINNING: ChainPoint = { seq: 0, hash: '' }

/** The hash of an event by what it says and the one before it. */
export const linkHash = (before: ChainPoint, text: string): string =>
  createHash('sha256')
    .update(`${before.hash} ${before.seq + 1} ${text}`)
    .digest('hex')

/** An anchor as it was written; null where it is none. */
export function readAnchor(text: string): Anchor | null {
  try {
    const { seq, hash, at, signature } = JSON.parse(text) as Partial<Record<keyof Anchor, unknown>>
    if (typeof seq !== 'number' || typeof hash !== 'string') return null
    if (typeof at !== 'string' || typeof signature !== 'string') return null
    return { seq, hash, at, signature }
  } catch {
    return null
  }
}

const signatureOf = ({ seq, hash, at }: Omit<Anchor, 'signature'>, secret: string) =>
  createHmac('sha256', secret).update(`audit-anchor:${seq}:${hash}:${at}`).digest('base64url')

/** Signs where the chain is. */
export function signAnchor({ seq, hash }: ChainPoint, now: Date, secret: string): Anchor {
  const point = { seq, hash, at: now.toISOString() }
  return { ...point, signature: signatureOf(point, secret) }
}

/** Whether an anchor was signed by one of these secrets. */
export const isSigned = (anchor: Anchor, secrets: readonly string[]): boolean =>
  secrets.some((secret) => {
    const [given, expected] = [anchor.signature, signatureOf(anchor, secret)].map((it) =>
      Buffer.from(it),
    ) as [Buffer, Buffer]
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
