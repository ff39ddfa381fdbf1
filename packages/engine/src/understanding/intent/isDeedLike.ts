import { isEnglish } from '../../text/isEnglish.ts'
import type { Keyword } from '../../text/keywordsOf.ts'

/** English that begins with its subject is a statement, not an act. */
const BEGINS_TOLD =
  /^[^\p{L}\p{M}\p{N}]*(?:you|this|that|its?|he|she|they|there|we|my|the|nobody|no one|everybody|everyone)\b/iu
const IS_SO =
  /^\s*(?:\S+\s+){0,5}?(?:[^\p{L}\p{M}\p{N}\s]*(?:is|are|was|were|am|isn['’]?t|aren['’]?t|im)\b|\S+['’](?:re|m)\b)/iu
const OF_ONESELF =
  /^(?:[^\p{L}\p{M}\p{N}]|(?:and|but|so|oh|well|omg|ugh|wow|a+w+|ok|okay|yes|yeah|then|now|still|fine|hey|no|please|sorry)\b)*i(?!['’]?d (?:like|love|rather|better)\b|(?:['’]?ve| have) (?:got to|to|decided to|chosen to)\b|\s+feel (?:for|along|around|under)\b)(?:['’]?(?:m|ve|d)\b|\s+(?:am|was|have|had|feel|felt|miss|hope|think|thought|wish|know|knew|love|hate|(?:want|wanted|need|like)\b(?! to\b)|believe|remember|mean|wonder|trust|doubt|care|own|(?:do|did|would|could|should|ca|wo)n['’]?t|do not|did not|will not|would not|can ?not|shall not|never|refuse)\b)/iu

/** Unknown verb, recognized by the word after it: "wring out my cloth", "I smudge the print". */
const LEADS_ON =
  /^[^\p{L}\p{M}\p{N}]*(?:i\s+)?(?:\p{L}+ly\s+)?(\p{L}+)\s+(?:the|a|an|my|his|her|their|its|it|him|them|me|this|that|these|those|some|all|every|one|two|three|out|up|down|off|away|back|over|on|onto|in|into|at|to|with|from|around|through|under|behind)\b/iu
const NO_VERB =
  /^(?:i|you|he|she|it|we|they|the|a|an|my|your|his|her|its|our|their|this|that|these|those|all|both|half|what|who|whose|why|where|how|when|which|is|are|was|were|am|be|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|not|no|none|one|two|three|many|more|most|some|any|and|but|or|so|if|then|than|because|until|while|since|as|in|on|at|by|to|of|for|from|with|under|over|into|out|up|down|off|away|back|like|near|behind|beside|inside|outside|above|below|beneath|between|beyond|against|across|along|among|around|before|after|through|without|within|towards?|only|just|even|yes|yeah|ok|okay|oh|well|please|sorry|thanks|ouch|ow|oops|wow|alas|damn|happy|glad|sad|sure|good|bad|poor|dear|here|there|now|never|always|nothing|something|everything|let|lets|maybe|perhaps)$/iu

export const leadsWithVerb = (text: string) => {
  const [, first] = LEADS_ON.exec(text) ?? []
  return first !== undefined && !NO_VERB.test(first)
}

/** Hindi ends an act of the speaker with its verb. Wishes, knowledge and fears are no acts. */
const DONE_IN_HINDI =
  /(?:(?<!(?:चाह|जान|मान|समझ|डर|सोच))(?:ता|ती) (?:हूँ|हूं)|(?:ूँगा|ूंगा|ूँगी|ूंगी|ऊँगा|ऊंगा|ऊँगी|ऊंगी)|(?<!\b(?:chah|jaan|jan|maan|samajh|dar|soch))(?:ta|ti) (?:hu|hun|hoon)|\p{L}(?:unga|ungi|oonga|oongi))[^\p{L}\p{M}]*$/iu

export function isDeedLike(text: string, words: readonly Keyword[]): boolean {
  if (BEGINS_TOLD.test(text) || OF_ONESELF.test(text)) return false
  if (leadsWithVerb(text) && isEnglish(text)) return true
  if (IS_SO.test(text)) return false
  if (DONE_IN_HINDI.test(text)) return true
  return words.slice(0, 3).some(({ meaning }) => meaning.isDeed)
}

const THING = /\b(?:the|an?|his|her|my|its|their|your|this|that|some) (\p{L}+)/giu
/** Returns the nouns of English words, because some look like verbs: "push the swing". */
export const namedAsThings = (text: string): ReadonlySet<string> =>
  new Set([...text.toLowerCase().matchAll(THING)].map(([, word = '']) => word))
