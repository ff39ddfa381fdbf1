const DETERMINERS = 'the|my|his|her|its|their|this|that|these|those|a|an'
/** What may stand behind a noun; behind a word of any other kind stands what it belongs to. */
const BEHIND =
  '(?:and|or|but|in|on|at|to|of|for|from|with|by|into|onto|over|under|up|down|out|off|so|then|that|which|who|where|when|why|because|before|after|while|if|as|like|is|are|was|were|has|have|had|will|would|can|could|do|does|did|be|been|really|again|away|around|through|till|until|every|each|all|just|only|now|today|tonight|lol|please|behind|beside|near|inside|outside|against|across|without|about|between|below|above|here|there|upstairs|downstairs|home|together|first)\\b'
/** Between the determiner and its noun stand no more words than this. */
const BETWEEN = "(?:(?!to\\b)[\\p{L}’'-]+\\s+){0,2}?"

/** "Is the jar empty", "why did the goose waddle": what is told of a noun stands where one could. */
const TURNED = new RegExp(
  `^[^\\p{L}\\p{M}\\p{N}]*(?:(?:who|what|why|how|when|where)\\s+)?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may)(?:n['’]?t)?\\s+(?=(?:${DETERMINERS})\\s)`,
  'iu',
)

/** English: the word as a noun, behind its determiner, if it is said as one. */
export function englishNoun(words: string, word: string): string | null {
  const [turned] = TURNED.exec(words) ?? []
  const behind = `(?=\\s*(?:$|[.,;:!?])|\\s+${BEHIND})`
  const said = `(?!${BEHIND})(${word}(?:s|es)?)${behind}`
  // Of a question that is turned round only what it is about is a noun for certain.
  const pattern =
    turned === undefined
      ? `\\b(?:${DETERMINERS})\\s+${BETWEEN}${said}`
      : `^(?:${DETERMINERS})\\s+${said}`
  const [, noun] = new RegExp(pattern, 'iu').exec(words.slice(turned?.length ?? 0)) ?? []
  return noun === undefined ? null : `the ${noun.toLowerCase()}`
}
