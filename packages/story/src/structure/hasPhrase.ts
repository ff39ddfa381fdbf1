/** Returns true if a phrase contains a letter or digit, so that input can match it. */
export const hasPhrase = (...phrases: readonly (readonly string[] | undefined)[]): boolean =>
  phrases.some((some) => some?.some((phrase) => /[\p{L}\p{N}]/u.test(phrase)))
