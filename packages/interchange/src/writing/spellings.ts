import { bareWords } from '@kathasagar/story'

/** Letters with a dot that Unicode parts, though keyboards type them as one sign. */
const DOTTED =
  '\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u09dc\u09dd\u09df' +
  '\u0a33\u0a36\u0a59\u0a5a\u0a5b\u0a5e\u0b5c\u0b5d'

/**
 * Spellings of a word that are the same to us and not to other programs, as keyboards have them: with
 * joiners as they stand and without, with marks of their own and in one sign.
 */
export function spellingsOf(word: string): string[] {
  const bare = bareWords(word)
  const oneSign = Array.from(DOTTED).reduce(
    (all, sign) => all.replaceAll(sign.normalize('NFC'), sign),
    bare,
  )
  return [...new Set([bare, word, oneSign, bare.normalize('NFD')])]
}
