import { isQuestion } from '../../text/question.ts'
import { keywordsOf } from '../../text/keywordsOf.ts'
import { isDeedLike } from './isDeedLike.ts'

const OPENING =
  /^[^\p{L}]*(?:a+w+|ph+e+w+|o+m+g+|oh my (?:god|gosh|goodness)|wo+w+|whoa+|(?:ha){2,}h?|lo+l|lmao|rofl|ugh+|yikes|oh no+|oof|damn|gosh|poor (?:thing|guy|girl|boy|man|woman|old \p{L}+|little \p{L}+|\p{L}+)|so (?:sad|cute|sweet|funny|beautiful|unfair)|(?:that|this)(?:['’]?s| is| was)? (?:just |so |very |really |too )*(?:sad|beautiful|funny|cute|lovely|sweet|creepy|scary|heartbreaking|touching|unfair|cruel|horrible|amazing|hilarious|adorable)|i(?:['’]?m| am) (?:so |really |literally |actually |not )*(?:crying|sobbing|laughing|shaking|sad|scared|confused|happy|worried|speechless)|हाय(?: राम)?|उफ़?|ओह|बेचार[ाीे]|बेचारी|ha+ye?|uff+|bechar[aie]+|रोना आ|rona aa|अरेरे|আহা|আহারে|বেচারা|ஐயோ|அய்யோ|பாவம்|అయ్యో|పాపం|అబ్బా|અરેરે|હાય|બિચાર[ોીું]|ಅಯ್ಯೋ|ಪಾಪ|ಅಬ್ಬಾ|അയ്യോ|പാവം|കഷ്ടം|ہائے|افسوس|اف|بیچار[اہیے])(?![\p{L}\p{M}])/iu

const PART = /[,.;:!?…।۔؟،]+\s*|\b(?:and|but|so|ok|okay|no|yes|yeah|yep)\s/iu
const ASKED_FOR =
  /\b(?:let|lets|please|gonna|going to|we should|i should|i['’]?ll|i will)\b|கிறேன்|ப்போ/iu

/** Feelings and thoughts are not acts: "phew, i thought she drowned". */
const IN_MIND =
  /^\s*i (?:really |just |actually |almost |honestly |so |totally )*(?:thought|was|were|knew|felt|feel|hope|hoped|expected|guess|loved?|hated?|liked?|forgot|wish|wished|believed?)\b/iu

/** Returns true if the words only express a feeling, without an act or a question. */
export function isExclaimed(text: string): boolean {
  const [opening] = OPENING.exec(text) ?? []
  if (opening === undefined || isQuestion(text)) return false
  const rest = text
    .slice(opening.length)
    .split(PART)
    .filter((part) => /\p{L}/u.test(part))
  return rest.every(
    (part) => !ASKED_FOR.test(part) && (IN_MIND.test(part) || !isDeedLike(part, keywordsOf(part))),
  )
}
