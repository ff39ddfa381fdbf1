/** Browsers and Node have it; the types of this package, which runs in both, know neither. */
declare const URL: {
  new (
    address: string,
    base?: string,
  ): Record<'href' | 'protocol' | 'username' | 'password', string>
  canParse: (address: string, base?: string) => boolean
}

/** Stands for this site, wherever that is: no host can have such a name. */
const HERE = 'https://here.invalid'

/**
 * Signs that browsers drop or turn before they read an address: a tab or a line's end anywhere,
 * control characters around it, and backslashes, which they take for slashes. No address needs
 * them, and each can make one look as if it led elsewhere than it does.
 */
// eslint-disable-next-line no-control-regex -- Control characters are what it looks for.
const DECEIVING = /[\u0000-\u001F\u007F\\]/

/** Browsers drop these around an address, and no other kind of space. */
const withoutSpaces = (given: string) => given.replace(/^ +|(?<! ) +$/g, '')

/**
 * The path of this site that an address means, as a browser reads it; null when it leads
 * elsewhere, or not from the root. What comes back may be followed as it stands.
 */
export function ownPath(given: string): string | null {
  const address = withoutSpaces(given)
  if (DECEIVING.test(given) || !/^\/(?!\/)/.test(address) || !URL.canParse(address, HERE))
    return null
  const path = new URL(address, HERE).href.slice(HERE.length)
  // Dots that are taken out can leave two slashes, and then the rest is a host.
  return path.startsWith('//') ? null : path
}

/**
 * The whole address on the web that is meant, as a browser reads it; null for every other kind,
 * for one that means another thing on a page of ours, and for one with somebody's name in it.
 */
export function webAddress(
  given: string,
  schemes: readonly string[] = ['https:', 'http:'],
): string | null {
  const address = withoutSpaces(given)
  if (DECEIVING.test(given) || !/^[a-z]+:\/\//i.test(address)) return null
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!schemes.includes(url.protocol)) return null
  return url.username === '' && url.password === '' ? url.href : null
}
