import words from './commonPasswords.json' with { type: 'json' }

/** Each line has many words. */
const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')))

/** Words that stay easy to guess with digits and special characters appended. */
export const COMMON_ROOTS = setOf(words.roots)

/**
 * The 3,000 most tried passwords, in lower case (OWASP ASVS 5.0, 6.2.4): first those of published
 * lists that satisfy our rules, then the most frequent in zxcvbn's list.
 */
export const COMMON_PASSWORDS = setOf(words.passwords)
