import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import type { OutsideWeb } from './outsideWeb.ts'
import { isPublicAddress } from '../net/publicAddress.ts'

const MAX_BYTES = 5 * 1024 * 1024
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Why an address gave no picture; in words for the operator, never with the address itself. */
export class ImageFault extends Error {}

/** What we ask for at all: https, its own port, nobody's password. */
function readAddress(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new ImageFault('not an address')
  const url = new URL(address, base?.href)
  if (url.protocol !== 'https:') throw new ImageFault('not https')
  if (url.port !== '' || url.username !== '' || url.password !== '') {
    throw new ImageFault('an address with a port or a password')
  }
  return url
}

/** One address of the host, after every one of them was found to be public. */
async function checkedAddress({ resolve }: OutsideWeb, { hostname }: URL): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  const [first] = addresses
  if (first === undefined) throw new ImageFault('a host without an address')
  if (!addresses.every(isPublicAddress)) throw new ImageFault('a host that is not public')
  return first
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > MAX_BYTES) throw new ImageFault('too large')
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ImageFault('a packed answer')
  }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new ImageFault('too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Gives up on the wait when the signal aborts: looking up a name cannot be called back. */
const within = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ImageFault('too slow')), { once: true })
    work.then(resolve, reject)
  })

/**
 * The bytes behind an address of another site. Each step of a redirect is held to the same rules,
 * and each connection goes to the very address that was checked.
 */
export async function fetchOutside(
  web: OutsideWeb,
  address: string,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = readAddress(address)
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const pinned = await within(checkedAddress(web, url), signal)
    const response = await web.open(url, pinned, signal)
    try {
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return await readBody(response)
      if (!REDIRECTS.has(statusCode)) throw new ImageFault(`status ${statusCode}`)
      url = readAddress(headers.location ?? '', url)
    } finally {
      response.destroy()
    }
  }
  throw new ImageFault('too many redirects')
}
