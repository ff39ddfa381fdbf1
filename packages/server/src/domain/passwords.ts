import words from './commonPasswords.json' with { type: 'json' }

const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')))

/** Words that stay easy to guess with digits and special characters appended. */
const COMMON_ROOTS = setOf(words.roots)

/** The 3,000 most tried passwords (OWASP ASVS 5.0, 6.2.4), from published lists and then from zxcvbn. */
export const COMMON_PASSWORDS = setOf(words.passwords)

/** Shorter names occur in good passwords by chance. */
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
