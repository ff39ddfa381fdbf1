const DETERMINERS = 'the|my|his|her|its|their|this|that|these|those|a|an'
/** What may stand behind a noun; behind a word of any other kind stands what it belongs to. */
const BEHIND =
  '(?:and|or|but|in|on|at|to|of|for|from|with|by|into|onto|over|under|up|down|out|off|so|then|that|which|who|where|when|why|because|before|after|while|if|as|like|is|are|was|were|has|have|had|will|would|can|could|do|does|did|be|been|really|again|away|around|through|till|until|every|each|all|just|only|now|today|tonight|lol|please)\\b'
/** Between the determiner and its noun stand no more words than this. */
const BETWEEN = "(?:[\\p{L}’'-]+\\s+){0,2}?"

/** English: the word as a noun, behind its determiner, if it is said as one. */
export function englishNoun(words: string, word: string): string | null {
  const pattern = `\\b(?:${DETERMINERS})\\s+${BETWEEN}(${word}(?:s|es)?)(?=\\s*(?:$|[.,;:!?])|\\s+${BEHIND})`
  const [, noun] = new RegExp(pattern, 'iu').exec(words) ?? []
  return noun === undefined ? null : `the ${noun.toLowerCase()}`
}
