import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

export interface OutsideWeb {
  resolve(host: string): Promise<string[]>
  /** Requests a URL at exactly this IP address, without resolving the host again. */
  open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage>
}

const HEADS = {
  accept: 'image/webp,image/png,image/jpeg,image/gif,image/avif',
  'accept-encoding': 'identity',
  'user-agent': 'Kathasagar-Image-Fetcher/1',
}

/** Always returns the checked address, because a second lookup could differ. */
export const pinnedTo =
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
      get(url, { lookup: pinnedTo(address), agent: false, headers: HEADS, signal }, resolve).on(
        'error',
        reject,
      )
    }),
}
