import words from './commonPasswords.json' with { type: 'json' }

/** The data file keeps many words to a line. */
const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')))

/** Words so common that no digits and signs behind them help. */
export const COMMON_ROOTS = setOf(words.roots)

/**
 * The 3,000 passwords that are tried first, in lower case (OWASP ASVS 5.0, 6.2.4): those of published
 * lists that are dressed for rules like ours, then the most frequent words of all, in the order of
 * zxcvbn's list. Crude ones are left out.
 */
export const COMMON_PASSWORDS = setOf(words.passwords)
