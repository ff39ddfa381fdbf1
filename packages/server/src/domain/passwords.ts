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

/** The word that digits and signs were hung on to please the rules. */
const rootOf = (password: string) => plain(password.replace(/[^\p{L}]+$/u, ''))

/**
 * Whether a password is among the first that an attacker tries: a common one, the commonest words
 * dressed up, or the account's own names (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
export function isEasyToGuess(password: string, ownNames: readonly string[]): boolean {
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || COMMON_ROOTS.has(rootOf(password))) {
    return true
  }
  const names = ownNames.flatMap((name) => [name, name.split('@')[0] ?? '']).map(plain)
  return names.some((name) => name.length >= MIN_NAME && plain(password).includes(name))
}
