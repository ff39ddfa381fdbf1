import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the open internet: no loopback, no private or local net, no
 * translation prefix behind which one of those may stand.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address in the clothes of IPv6 is judged as what it is.
  const real = ipaddr.process(address)
  if (real.range() !== 'unicast') return false
  return real instanceof ipaddr.IPv4 || real.match(GLOBAL_UNICAST)
}
