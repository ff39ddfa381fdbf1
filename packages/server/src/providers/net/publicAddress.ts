import { lookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Returns true for a public IP address. Loopback, private, and local addresses are not public. Neither are
 * translation and tunnel prefixes (64:ff9b, 6to4, Teredo), which can contain such an address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const real = ipaddr.process(address)
  if (real.range() !== 'unicast') return false
  return real instanceof ipaddr.IPv4 || real.match(GLOBAL_UNICAST)
}

export class NotPublicError extends Error {
  /** Error code. It is that of an unknown host, so that callers can't detect internal hosts. */
  readonly code = 'ENOTFOUND'

  constructor() {
    super('Not a public address')
  }
}

/** Returns true if a URL is certainly internal: a non-public IP address, or the name of this machine. */
export function isInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return !isPublicAddress(host)
  return /(?:^|\.)localhost\.?$/i.test(host)
}

/** Returns true if a URL is probably on this machine or network: certainly internal, or with a local host name. */
export const isOwnNetwork = (address: URL): boolean =>
  isInside(address) || /^[^.]+$|\.(?:local|lan|internal|home|intranet)\.?$/i.test(address.hostname)

export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || first === undefined) return done(error, '', 0)
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new NotPublicError(), '', 0)
    }
    if (options.all === true) return done(null, addresses)
    return done(null, first.address, first.family)
  })
}
