import { COMMON_PASSWORDS, COMMON_ROOTS } from './commonPasswords.ts'

/** Shorter names turn up in good passwords by chance. */
const MIN_NAME = 4

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

const plain = (text: string) =>
  text.toLowerCase().replace(/[013457@$!]/g, (char) => SUBSTITUTIONS[char] ?? char)

/** What hangs behind the last letter: digits and signs that please the rules. */
const TRIMMING = /(?<=\p{L}|^)[^\p{L}]+$/u

/** More behind a common word than this is no trimming any more, but a secret of its own. */
const LONGEST_TRIMMING = 5

/** Whether a password is a common one, or a common word with a little hung on it. */
function isCommon(password: string): boolean {
  const root = password.replace(TRIMMING, '').toLowerCase()
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || COMMON_ROOTS.has(plain(root))) return true
  const isTrimmed = password.length - root.length <= LONGEST_TRIMMING
  return isTrimmed && (COMMON_PASSWORDS.has(root) || COMMON_PASSWORDS.has(plain(root)))
}

/**
 * Whether a password is among the first that an attacker tries: a common one, the commonest words
 * dressed up, or the account's own names (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
export function isEasyToGuess(password: string, ownNames: readonly string[]): boolean {
  if (isCommon(password)) return true
  const names = ownNames.flatMap((name) => [name, name.split('@')[0] ?? '']).map(plain)
  return names.some((name) => name.length >= MIN_NAME && plain(password).includes(name))
}
