/** Declared here, because this package includes neither browser nor Node types. */
declare const URL: {
  new (
    address: string,
    base?: string,
  ): Record<'href' | 'protocol' | 'username' | 'password', string>
  canParse: (address: string, base?: string) => boolean
}

/** Reserved host that represents this site. */
const HERE = 'https://here.invalid'

/**
 * Characters that browsers drop or reinterpret: tabs, line ends, control characters, and
 * backslashes. They can hide the actual target of an address.
 */
// eslint-disable-next-line no-control-regex -- Searches for control characters.
const DECEIVING = /[\u0000-\u001F\u007F\\]/

/** Browsers only trim spaces around an address. */
const withoutSpaces = (given: string) => given.replace(/^ +|(?<! ) +$/g, '')

/** Returns the normalized path on this site. Null for other sites and relative paths. */
export function ownPath(given: string): string | null {
  const address = withoutSpaces(given)
  if (DECEIVING.test(given) || !/^\/(?!\/)/.test(address) || !URL.canParse(address, HERE))
    return null
  const path = new URL(address, HERE).href.slice(HERE.length)
  // Removing dots may leave two slashes, which would start a host name.
  return path.startsWith('//') ? null : path
}

/** Returns the normalized absolute address. Null for other schemes and credentials. */
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
