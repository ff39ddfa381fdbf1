import words from './commonPasswords.json' with { type: 'json' }

/** Each line has many words. */
const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')))

/** Words that stay easy to guess with digits and special characters appended. */
export const COMMON_ROOTS = setOf(words.roots)

/** The 3,000 most tried passwords (OWASP ASVS 5.0, 6.2.4), from published lists and then from zxcvbn. */
export const COMMON_PASSWORDS = setOf(words.passwords)
