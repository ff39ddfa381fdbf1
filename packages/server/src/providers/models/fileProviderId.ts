import { createHash } from 'node:crypto'

/** By its name a provider of the models file has the same id at every start and in every process. */
export function fileProviderId(name: string): string {
  const digest = createHash('sha256').update(`provider of the models file: ${name}`).digest('hex')
  // Version 8 of RFC 9562: an id of our own making.
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`]
  return [...parts, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-')
}
