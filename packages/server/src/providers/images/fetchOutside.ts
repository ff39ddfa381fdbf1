import type { IncomingMessage } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'

import { isPublicAddress } from '../net/publicAddress.ts'
import { lookup } from 'node:dns/promises'
import { get } from 'node:https'

export interface OutsideWeb {
  resolve(host: string): Promise<string[]>
  /** Requests a URL from this IP address. Makes no further DNS lookup. */
  open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage>
}

const HEADS = {
  accept: 'image/webp,image/png,image/jpeg,image/gif,image/avif',
  'accept-encoding': 'identity',
  'user-agent': 'Kathasagar-Image-Fetcher/1',
}

/** Creates a lookup that returns the checked IP address, because a second lookup could differ. */
export const lookupPinnedTo =
  (address: string): LookupFunction =>
  (_host, options, callback) => {
    const family = isIP(address)
    if (options.all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }

export const outsideWeb: OutsideWeb = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: (url, address, signal) =>
    new Promise((resolve, reject) => {
      get(
        url,
        { lookup: lookupPinnedTo(address), agent: false, headers: HEADS, signal },
        resolve,
      ).on('error', reject)
    }),
}

const MAX_BYTES = 5 * 1024 * 1024
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Error for a URL without a usable image. The message never contains the URL. */
export class ImageFetchError extends Error {}

function readAddress(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new ImageFetchError('not an address')
  const url = new URL(address, base?.href)
  if (url.protocol !== 'https:') throw new ImageFetchError('not https')
  if (url.port !== '' || url.username !== '' || url.password !== '') {
    throw new ImageFetchError('an address with a port or a password')
  }
  return url
}

/** Returns an address of the host. Throws unless all its addresses are public. */
async function checkedAddress({ resolve }: OutsideWeb, { hostname }: URL): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  const [first] = addresses
  if (first === undefined) throw new ImageFetchError('a host without an address')
  if (!addresses.every(isPublicAddress)) throw new ImageFetchError('a host that is not public')
  return first
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > MAX_BYTES)
    throw new ImageFetchError('too large')
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ImageFetchError('a packed answer')
  }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new ImageFetchError('too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Waits for `work`. Rejects on abort, because a DNS lookup can't be cancelled. */
const within = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ImageFetchError('too slow')), { once: true })
    work.then(resolve, reject)
  })

/** Fetches an image. Checks each redirect. Connects only to checked addresses. */
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
      if (!REDIRECTS.has(statusCode)) throw new ImageFetchError(`status ${statusCode}`)
      url = readAddress(headers.location ?? '', url)
    } finally {
      response.destroy()
    }
  }
  throw new ImageFetchError('too many redirects')
}
