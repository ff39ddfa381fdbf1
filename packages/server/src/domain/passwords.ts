import { COMMON_PASSWORDS, COMMON_ROOTS } from './commonPasswords.ts'

/** Shorter names occur in good passwords by chance. */
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

/** Digits and special characters after the last letter. */
const TRIMMING = /(?<=\p{L}|^)[^\p{L}]+$/u

/** Longer suffixes are secrets of their own. */
const LONGEST_TRIMMING = 5

function isCommon(password: string): boolean {
  const root = password.replace(TRIMMING, '').toLowerCase()
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || COMMON_ROOTS.has(plain(root))) return true
  const isTrimmed = password.length - root.length <= LONGEST_TRIMMING
  return isTrimmed && (COMMON_PASSWORDS.has(root) || COMMON_PASSWORDS.has(plain(root)))
}

/** Checks common passwords and the account's names (OWASP ASVS 5.0, 6.2.4 and 6.2.11). */
export function isEasyToGuess(password: string, ownNames: readonly string[]): boolean {
  if (isCommon(password)) return true
  const names = ownNames.flatMap((name) => [name, name.split('@')[0] ?? '']).map(plain)
  return names.some((name) => name.length >= MIN_NAME && plain(password).includes(name))
}
