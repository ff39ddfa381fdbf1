import words from './commonPasswords.json' with { type: 'json' }

const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')))

/** Words that are easy to guess even with a suffix. */
const COMMON_ROOTS = setOf(words.roots)

/** The 3,000 most common passwords (OWASP ASVS 5.0, 6.2.4), from published lists and from zxcvbn. */
export const COMMON_PASSWORDS = setOf(words.passwords)

/** Minimum length of a name. Shorter ones occur in good passwords by chance. */
const MIN_NAME_LENGTH = 4

const SUBSTITUTIONS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const normalize = (text: string) =>
  text.toLowerCase().replace(/[013457@$!]/g, (char) => SUBSTITUTIONS[char] ?? char)

const SUFFIX = /(?<=\p{L}|^)[^\p{L}]+$/u

const MAX_SUFFIX = 5

function isCommon(password: string): boolean {
  const root = password.replace(SUFFIX, '').toLowerCase()
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || COMMON_ROOTS.has(normalize(root))) return true
  const isTrimmed = password.length - root.length <= MAX_SUFFIX
  return isTrimmed && (COMMON_PASSWORDS.has(root) || COMMON_PASSWORDS.has(normalize(root)))
}

/** Checks common passwords and the account's names (OWASP ASVS 5.0, 6.2.4 and 6.2.11). */
export function isEasyToGuess(password: string, ownNames: readonly string[]): boolean {
  if (isCommon(password)) return true
  const names = ownNames.flatMap((name) => [name, name.split('@')[0] ?? '']).map(normalize)
  return names.some((name) => name.length >= MIN_NAME_LENGTH && normalize(password).includes(name))
}

const DAY_MS = 24 * 60 * 60_000
/** Maximum delay between attempts. It limits an attacker to about fifty guesses a day. */
const MAX_DELAY_MS = 50 * 60_000
const SECOND_MS = 1000

/** Number of consecutive wrong passwords after which attempts are delayed. */
const FREE_ATTEMPTS = 10

export interface Attempts {
  hits: number
  last_at: Date
  resets_at: Date
}

/** Counts an attempt, or returns the seconds to wait (NIST SP 800-63B 5.2.2). */
export function nextAttempt(
  { hits, last_at, resets_at }: Attempts,
  now: Date,
  factor: number,
): Attempts | { retry_after: number } {
  const counted = resets_at <= now ? 0 : hits
  const surplus = counted - Math.ceil(FREE_ATTEMPTS * factor)
  if (surplus >= 0) {
    const delay = Math.min(MAX_DELAY_MS, SECOND_MS * 2 ** surplus)
    const wait = last_at.getTime() + delay - now.getTime()
    if (wait > 0) return { retry_after: Math.ceil(wait / SECOND_MS) }
  }
  return { hits: counted + 1, last_at: now, resets_at: new Date(now.getTime() + DAY_MS) }
}
