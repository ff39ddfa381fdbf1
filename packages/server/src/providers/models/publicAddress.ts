import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const PRIVATE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, prefix)
}
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv6')
}

/** Whether an IP address is one of the open network; an IPv4 one in IPv6 clothes is seen through. */
export function isPublic(address: string): boolean {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(bare)
  return family !== 0 && !PRIVATE.check(bare, family === 6 ? 'ipv6' : 'ipv4')
}

/** Looks a name up and refuses it when any of its addresses is private: no answer leads us inside. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || first === undefined) return done(error, '', 0)
    if (!addresses.every(({ address }) => isPublic(address))) {
      return done(Object.assign(new Error('Not a public address'), { code: 'ENOTFOUND' }), '', 0)
    }
    if (options.all === true) return done(null, addresses)
    return done(null, first.address, first.family)
  })
}
