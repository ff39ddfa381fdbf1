import { lookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the open internet: no loopback, no private or local net, no
 * translation or tunnel prefix (64:ff9b, 6to4, Teredo) behind which one of those may stand.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address in the clothes of IPv6 is judged as what it is.
  const real = ipaddr.process(address)
  if (real.range() !== 'unicast') return false
  return real instanceof ipaddr.IPv4 || real.match(GLOBAL_UNICAST)
}

/** An address, or a name that leads to one, which is not of the open internet. */
export class NotPublicError extends Error {
  /** Told apart by nobody outside: whether such a host exists is not their business. */
  readonly code = 'ENOTFOUND'

  constructor() {
    super('Not a public address')
  }
}

/**
 * Whether an address on the web surely lies inside our network: by an address of its own, or by the
 * name of this machine. Any other name is looked at when it is looked up.
 */
export function isInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return !isPublicAddress(host)
  return /(?:^|\.)localhost\.?$/i.test(host)
}

/** Returns true if an address probably lies on the own machine or network: inside, or by a local name. */
export const isOwnNetwork = (address: URL): boolean =>
  isInside(address) || /^[^.]+$|\.(?:local|lan|internal|home|intranet)\.?$/i.test(address.hostname)

/** Looks a name up and refuses it when any of its addresses is private: no answer leads us inside. */
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
