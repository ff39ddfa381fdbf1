import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/** The open internet, as far as fetching needs it. */
export interface OutsideWeb {
  /** Every address of a host, asked for once. */
  resolve(host: string): Promise<string[]>
  /** Asks for a URL at exactly this address, whatever its host may resolve to by now. */
  open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage>
}

const HEADS = {
  accept: 'image/webp,image/png,image/jpeg,image/gif,image/avif',
  'accept-encoding': 'identity',
  'user-agent': 'Kathasagar-Image-Fetcher/1',
}

/** Always answers with the address that was checked: a second look at the name could differ. */
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
