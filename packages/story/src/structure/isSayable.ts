/**
 * Returns true if a phrase contains a letter or digit. Without one, no input can match the reaction
 * or topic.
 */
export const isSayable = (...phrases: readonly (readonly string[] | undefined)[]): boolean =>
  phrases.some((some) => some?.some((phrase) => /[\p{L}\p{N}]/u.test(phrase)))
