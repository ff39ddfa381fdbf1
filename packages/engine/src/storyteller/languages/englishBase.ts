import { ENGLISH_VERBS } from '../../words/englishVerbs.ts'
import { GESTURES } from './gestureVerbs.ts'

/** Verbs that players begin with and choices do not, beside those of small deeds. */
const MORE_VERBS = new Set(
  `adjust bang bounce cheer clap clean clear crack dump fan fart flick flip hop inhale jab juggle loosen
  massage nudge pee peer pinch poop pop pound prod punch rattle rinse rock rummage scare scoop scribble shove
  sketch slam smear snap snore sob soak splash spook sprinkle stamp stitch stuff suck sulk tease tidy toss
  twist unpack unwrap wag waddle yank zoom burp cuddle doze faint gaze glance glare google moan pack piss
  prick rip scold sew shine sip slurp spin stir stomp strip strum swat sweep swipe thump trip whack whine
  whirl`.split(/\s+/u),
)
const isVerb = (word: string) =>
  ENGLISH_VERBS.has(word) || GESTURES.has(word) || MORE_VERBS.has(word)

/** What stands behind a verb that no list knows. */
const LED_ON =
  /^(?:the|a|an|my|his|her|their|its|it|him|them|me|this|that|these|those|some|all|every|one|two|three|out|up|off|away|back|over|on|onto|into|at|to|with|through|under|behind)$/u
const NO_VERB =
  /^(?:i|he|she|it|we|they|the|an?|my|his|her|its|our|their|th(?:is|at|ese|ose)|all|both|half|what|who|whose|why|where|how|when|which|is|are|was|were|am|be|been|being|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|not|nor?|none|one|two|three|many|more|most|some|any|and|but|or|so|if|than|until|since|as|in|on|at|by|to|of|for|from|with|under|over|into|out|up|down|off|away|back|like|near|behind|beside|inside|outside|above|below|beneath|between|beyond|against|across|along|among|around|before|after|through|without|within|towards?|only|even|yes|yeah|oh|well|sorry|thanks|ouch|ow|oops|wow|alas|happy|glad|sad|sure|good|bad|poor|dear|here|there|never|always|nothing|something|everything|maybe|perhaps|whatever|u+gh+|a+w+|omg|yay|ew+|yuck|gosh|god|hmm+|ha+(?:ha*)?)$/u
/** What one is or has, and does not do. */
const NO_DEED =
  /^(?:want|hope|miss|love|hate|know|wish|mean|remember|believe|doubt|guess|need|like|care|understand|own|don't|dont|do|get|got|have|be)$/u

/** A verb as it stands behind "to", if the word is one; `next` is what stands behind it. */
export function baseOf(word: string, next: string): string | null {
  if (NO_DEED.test(word) && !(/^(?:have|get|love)$/u.test(word) && LED_ON.test(next))) return null
  const cut = [
    /** "laughs" */
    word.replace(/s$/u, ''),
    word.replace(/es$/u, ''),
    word.replace(/ies$/u, 'y'),
    /** "kissed", "waved", "hugged" */
    word.replace(/ed$/u, ''),
    word.replace(/(?<=e)d$/u, ''),
    word.replace(/(.)\1ed$/u, '$1'),
  ]
  const known = [word, ...cut].find(isVerb)
  if (known !== undefined) return known
  if (!/^[a-z]{2,}$/u.test(word) || NO_VERB.test(word) || /(?:ed|ing|ly|s)$/u.test(word))
    return null
  return LED_ON.test(next) ? word : null
}
