import { plainText } from '@kathasagar/story'

import type { OpenFact } from '../world/improvisation.ts'
import { sentencesIn } from './openStory.ts'

/** Past tenses of speech and action. The present is recognized by its ending. */
const PAST =
  'said|asked|replied|answered|whispered|shouted|cried|called|told|muttered|spoke|laughed|smiled|nodded|sang|sighed|walked|ran|came|went|stood|stepped|took|gave|handed|reached|pointed|turned|opened|led|looked|held|pulled|pushed|lifted|poured|raised|sat|grabbed'
/** Third-person verbs that can have a dead person as subject, and other words that end in "s". */
const NO_DEED =
  'lies|rests|remains|belongs|sinks|hangs|is|was|has|does|always|perhaps|this|his|as|its|thus|deserves|dies|haunts|needs|matters'
const DEED = String.raw`(?!(?:${NO_DEED})(?!\p{L}))\p{Ll}{2,}s`
const ADVERBS = String.raw`(?:(?:\p{Ll}+ly|then|now|still|just|only|also|even|too|never)\s+){0,2}`
/** Verbs that may precede the name. */
const BEFORE =
  'says|said|asks|asked|replies|answers|whispers|whispered|shouts|cries|calls|mutters|laughs|sings|sing|speak|laugh|stands|sits|waits|comes|walks|steps|appears|enters|runs|kneels'
/** Words that precede a name when it is not the subject. */
const BESIDE = 'that|which|whom|of|after|for|about|without|from|to|by|like|near|than'
/** Verbs whose object must be a living person. */
const MEETS =
  'find|pull|follow|meet|help|hug|push|feed|ride|ask|thank|join|greet|answer|kiss|lead|chase'
const HINDI_DEEDS =
  'कहता|कहती|कहते|कहा|बोला|बोली|बोले|बोलता|बोलती|पूछता|पूछती|पूछा|हँस|हंस|मुस्कुरा|चिल्ला|आता|आती|आते|आया|आई|चलता|चलती|देता|देती|देते|बताता|बताती|गाता|गाती|गाते|उठता|उठती|बैठता|बैठती|खोलता|खोलती|रखता|रखती'

/** Words that show that the sentence only remembers a dead person. */
const OF_MEMORY =
  /\b(?:dead|death|died|dies|body|corpse|bodies|grave|tomb|pyre|ash(?:es)?|ghost|spirit|shade|dream(?:s|ed|t)?|remember(?:s|ed)?|memory|memories|recall(?:s|ed)?|(?:told|said|asked) (?:me |you |us )?once|once (?:said|told|lived|sat|had)|used to|had (?:said|told|asked|promised|warned|given|taken|left|been|always|often|never)|would have|if only|the late|mourn(?:s|ed)?|buried|funeral|killed|murdered|before (?:he|she|they) died|no longer|never again|as though|as if|portrait|letter from|story of|name of)\b|मर|मृत|मौत|शव|लाश|चिता|याद|सपन|आत्मा|कभी|फ़ोटो|तस्वीर/iu
/** Words that show that the sentence only misses a lost thing. */
const OF_LOSS =
  /\b(?:lost|loss|missing|gone|without|miss(?:es)?|search(?:es|ing)?|seek(?:s|ing)?|for (?:the|your)|about|has your|was in|look(?:s|ing)? for|find|finds|found|again|where|wish(?:es)?|if only|no longer|never|not|no|cannot|used to|(?<!at )once|had|stolen|broken|shards|pieces|ash(?:es)?|kept|under the (?:sea|water|waves)|remember(?:s|ed)?|think|thinks|empty|belonged|would|could)\b|n['’]t\b|खो|ढूँढ|ढूंढ|बिना|नहीं|याद/iu

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Returns a name and its parts, because a text may call "Old Meera" only "Meera". */
const namesOf = (name: string): string => {
  const bare = name.trim().replace(/^(?:the|a|an)\s+/iu, '')
  const words = bare.split(/\s+/u)
  const own = words.filter((word) => /^\p{Lu}|\p{Script=Devanagari}/u.test(word))
  const names = [bare, ...(words.length > 1 ? own.filter((word) => word.length > 2) : [])]
  return names.map(escaped).join('|')
}

function livesAgain({ name }: OpenFact): RegExp {
  const names = `(?:${namesOf(name)})`
  const who = String.raw`(?<!\p{L})(?<!(?:${BESIDE})\s)(?<!(?:${BESIDE}) the\s)${names}`
  const patterns = [
    String.raw`${who}(?:,[^,.]{1,40},)?\s+${ADVERBS}(?:${DEED}|${PAST}|(?:does|can|will|must|cannot)(?!\p{L}))(?!\p{L})`,
    String.raw`${who}\s+(?:is|has|are|was)\s+(?:been\s+)?(?:(?!lying|missing|resting|burning)\p{L}+ing|here|back|there|come|already|alive|awake|asleep|put|taken|given|brought)(?!\p{L})`,
    String.raw`["”’]\s+\p{Ll}+s\s+(?:[Tt]he |old )?${names}(?!\p{L}|['’])`,
    String.raw`(?<!\p{L})(?:${BEFORE})\s+(?:[Tt]he |old )?${names}(?!\p{L}|['’])`,
    String.raw`(?<!\p{L})[Yy]ou\s+(?:${MEETS})\s+(?:[Tt]he |old )?${names}(?!\p{L}|['’])`,
    String.raw`(?:(?<!\p{L})[Yy]ou and ${names}|${who} and (?:you|(?:the|her|his) \p{L}+|\p{Lu}\p{L}+))\s+\p{Ll}`,
    String.raw`(?<!\p{L})[Ii]t is ${names}(?!\p{L}|['’])`,
    String.raw`${who}['’]s (?:voice|eyes|hand|smile|face) (?:rings|closes|opens|finds|meets|rests)`,
    String.raw`${who}(?:\s+ने)?(?![\p{L}\p{M}]|\s+(?:की|के|का|को)(?![\p{L}\p{M}]))[\p{L}\p{M}\s]{0,40}?(?:${HINDI_DEEDS})`,
  ]
  return new RegExp(patterns.join('|'), 'u')
}

function isUsed({ name }: OpenFact): RegExp {
  const bare = name.trim().replace(/^(?:the|a|an|your|my)\s+/iu, '')
  const thing = String.raw`(?<!\p{L})(?:the|your|this|that)\s+(?:\p{L}+\s+)?${escaped(bare)}(?!\p{L})`
  const patterns = [
    String.raw`(?<!\p{L})you(?:rself)?(?!\p{L})[^.;]{0,60}${thing}`,
    String.raw`(?<!\p{L})(?:with|by)(?!\p{L})[^.;]{0,30}${thing}`,
    String.raw`${thing}(?:\s+(?:in|on|from)\s+your\s+\p{L}+)?\s+(?!waits)${DEED}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:takes|gives|hands|opens|holds|shows|reads|carries|uses|lifts|puts)\s+${thing}`,
    String.raw`^\s*your\s+(?:\p{L}+\s+)?${escaped(bare)}(?!\p{L})`,
    String.raw`${thing}[^.;]{0,20}in your (?:hand|belt|pocket|bag)`,
    String.raw`${escaped(bare)}\s+(?:से|निकाल|उठा|पहन|खोल)`,
  ]
  return new RegExp(patterns.join('|'), 'iu')
}

/**
 * Returns a remark if a dead person acts or a lost thing is used, else null. Checks sentences
 * separately, in linear time.
 */
export function contradictionIn(text: string, facts: readonly OpenFact[]): string | null {
  const sentences = sentencesIn(text)
  const plain = plainText(text)
  for (const fact of facts) {
    const { kind, name, turn } = fact
    if (kind !== 'dead' && kind !== 'lost') continue
    if (!name.split(/\s+/u).some((word) => plain.includes(plainText(word)))) continue
    const contradicts = kind === 'dead' ? livesAgain(fact) : isUsed(fact)
    const excuses = kind === 'dead' ? OF_MEMORY : OF_LOSS
    if (sentences.some((sentence) => contradicts.test(sentence) && !excuses.test(sentence)))
      return kind === 'dead'
        ? `${name} is dead (turn ${turn}) and cannot speak or act.`
        : `${name} is lost (turn ${turn}) and cannot be used.`
  }
  return null
}
