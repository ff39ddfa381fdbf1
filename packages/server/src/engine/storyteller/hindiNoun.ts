/** A postposition marks the noun before it. */
const POSTPOSITION = '(?:को|का|की|के|से|में|पर|तक|ने|वाला|वाली|वाले)'

/** Hindi in its own script: the word before a postposition. */
export function hindiNoun(words: string, word: string): string | null {
  const pattern = `(?<![\\p{L}\\p{M}])(${word})\\s+${POSTPOSITION}(?![\\p{L}\\p{M}])`
  return /\p{Script=Devanagari}/u.test(word)
    ? (new RegExp(pattern, 'u').exec(words)?.[1] ?? null)
    : null
}
