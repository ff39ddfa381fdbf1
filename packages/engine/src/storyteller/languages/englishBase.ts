import { lemmaOf } from '../../words/lemma.ts'
import { ENGLISH_VERBS } from '../../words/englishVerbs.ts'

/** Verbs that players begin with and choices do not. */
const MORE_VERBS = new Set(
  `adjust bang blink bounce brush cheer clap clean clear cough crack crawl curtsy dab dig dump fan fart fiddle flick
  flip fold fix giggle gulp hop howl inhale jab juggle jump kneel lick loosen massage nod nudge pat pee peer pet
  pinch pluck poke poop pop pound prod punch rattle recite rest rinse roar rock rummage scare scoop scratch scribble shake
  shove shrug sketch slam smear smell snap sneeze sniff snore sob soak splash spook sprinkle squat squeeze stab stamp
  stitch stretch stroke stuff suck sulk tap tease tickle tidy tilt tiptoe toss tug twist unpack untie unwrap wag
  waddle wiggle wink wrap yank yawn zoom blow burp cuddle doze drum faint gaze glance glare google grin hiss hug
  kick lean march mime moan mutter pace pack pet piss play polish pray prick protest pull rip scold sew shine sip
  slurp smash spin squint stir stomp strip strum swat sweep swipe thump trip whack wade weigh whine whirl`.split(
    /\s+/u,
  ),
)
const isVerb = (word: string) => ENGLISH_VERBS.has(word) || MORE_VERBS.has(word)

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
  const plain = lemmaOf(word)
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
  const known = [word, plain, ...cut].find(isVerb)
  if (known !== undefined) return known
  if (!/^[a-z]{2,}$/u.test(word) || NO_VERB.test(word) || /(?:ed|ing|ly|s)$/u.test(word))
    return null
  return LED_ON.test(next) ? word : null
}
