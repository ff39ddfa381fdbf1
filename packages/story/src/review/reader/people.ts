import { memoize } from '../../text/memoize.ts'
import { wordsOf } from '../../text/plainText.ts'
import type { StoryStructure } from '../../schema/structure.ts'

/** Somebody as texts name them. */
export interface Named {
  id: string
  name: string
  /** The name says by itself who it is. */
  isKnown: boolean
  /** Names them, by the whole name or a part that stands for it. */
  isIn: (text: string) => boolean
  /** The same, or a form of it with another end. */
  isHeardIn: (text: string) => boolean
  /** Names them with who they are. */
  isIntroducedIn: (narration: string) => boolean
  /** Tells the name as a new one: "they call", "whose name is". */
  isGivenIn: (narration: string) => boolean
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const START = String.raw`(?<![\p{L}\p{M}])`
const END = String.raw`(?![\p{L}\p{M}])`
/** The ways that a scene reads share most of their sentences: each is looked through once. */
const TEXTS_KEPT = 4096
/** Whether one of the patterns is in a text; each of them holds one of the forms, which most texts do not. */
const tester = (forms: readonly string[], ...sources: string[]) => {
  const signs = new RegExp(sources.join('|'), 'u')
  return memoize(
    (text) => forms.some((form) => text.includes(form)) && signs.test(text),
    TEXTS_KEPT,
  )
}

const TITLE =
  /^(?:king|queen|prince|princess|mr|mrs|miss|dr|inspector|captain|master|old|little|aunt|uncle|mother|father|saint|rani|raja)$/iu
const isGreat = (word: string) => /^\p{Lu}/u.test(word)
const DESCRIPTION = /^(?:the|your|my|a|an) /iu

/** What a name is known by: the whole, and its parts with a great letter that are no title. */
function formsOf(name: string, aliases: readonly string[]): string[] {
  const parts = name
    .split(' ')
    .filter((part) => isGreat(part) && part.length > 2 && !TITLE.test(part))
  return [
    name.replace(DESCRIPTION, ''),
    ...(isGreat(name) ? parts : []),
    ...aliases.filter(isGreat),
  ]
}

/** A description, or a name with a title, which is a word that the texts use without the name, too. */
function explainsItself(name: string, words: ReadonlySet<string>): boolean {
  const parts = name.split(' ')
  if (DESCRIPTION.test(name)) return parts.length < 3 || /['’]s /u.test(name)
  return parts.length > 1 && parts.some((part) => words.has(part.toLowerCase()))
}

/** The cast, and strangers whom texts tell of by what they are. */
export function namedIn({ cast = {}, nodes }: StoryStructure): Named[] {
  const texts = Object.values(nodes)
    .map(({ text }) => text)
    .join('\n')
  const names = Object.values(cast).map(({ name }) => escaped(name))
  const words = new Set(
    wordsOf(names.length > 0 ? texts.replace(new RegExp(names.join('|'), 'gu'), ' ') : texts),
  )
  const people = Object.entries(cast).map(([id, { name, aliases = [] }]): Named => {
    const forms = formsOf(name, aliases)
    const some = `${START}(?:${forms.map(escaped).join('|')})`
    const it = some + END
    const isLatin = /\p{Script=Latin}/u.test(name)
    return {
      id,
      name,
      isKnown: explainsItself(name, words),
      isIn: tester(forms, it),
      // In our other scripts a name changes at its end.
      isHeardIn: tester(forms, isLatin ? it : some),
      isIntroducedIn: tester(forms, ...introducing(name, it)),
      isGivenIn: tester(forms, ...(isLatin ? givenInEnglish(it) : givenInHindi(it))),
    }
  })
  return [
    ...people,
    ...strangersIn(
      texts,
      Object.values(cast).flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ),
  ]
}

const SAYS = '(?:कहते|कहती|कहता|बोले|बोली|बोला|पूछते|पूछती|पूछता)'
const SPEAKER = new RegExp(String.raw`${START}([\p{L}\p{M}]{3,}) ${SAYS}`, 'gu')

/** Who speaks by what they are, "बाबा कहते हैं", and comes in as "एक बाबा" elsewhere. */
function strangersIn(texts: string, cast: readonly string[]): Named[] {
  const nouns = new Set([...texts.matchAll(SPEAKER)].map(([, noun = '']) => noun))
  return [...nouns].flatMap((noun): Named[] => {
    const isIntroducedIn = tester([noun], String.raw`एक (?:[\p{L}\p{M}]+ )?${noun}${END}`)
    if (!isIntroducedIn(texts) || cast.some((name) => name.includes(noun))) return []
    const isIn = tester([noun], `(?:^|[।?!”,] ?)${noun} ${SAYS}`)
    const isHeardIn = tester([noun], START + noun + END)
    return [
      {
        id: noun,
        name: noun,
        isKnown: false,
        isIn,
        isHeardIn,
        isIntroducedIn,
        isGivenIn: () => false,
      },
    ]
  })
}

const SAY = '(?:says?|said|asks?|asked|calls|cries|shouts|whispers|talks)'

/** In scripts of which we know no sign for it, any word before a name may say who it is. */
function introducing(name: string, it: string): string[] {
  if (/\p{Script=Latin}/u.test(name)) return inEnglish(it)
  return /\p{Script=Devanagari}/u.test(name) ? inHindi(it) : [`\\S ${it}`]
}

const inEnglish = (it: string) => [
  String.raw`${it}(?:['’]s)?,? (?:who|whose|whom|the|a|an|his|her|their|your|our|my|this|that|one|being|aged|at|of|from|on|kept|keeps|fought|was|used|lived|\p{Ll}+ of)${END}`,
  `${it}(?:[,(]| –| —)`,
  // Who speaks is there to be seen.
  String.raw`\b${SAY} ${it}|${it}(?: ${SAY}|['’]s (?:asking|saying))\b`,
  String.raw`(?:called|named|calls?|means?|name is|name was|is|it['’]s|that['’]s|was|am|as) (?:the )?${it}`,
  // The weighman Kunjan; one man left, old Kunjan.
  String.raw`(?:[Tt]he|an?|An?|his|her|their|your|our|my|one|['’]s) (?:[\p{Ll}-]+ ){1,4}${it}|\b(?:a|an) ${it}|\p{Ll}, (?:old |young |little )?${it}`,
]

const inHindi = (it: string) => [
  String.raw`(?:का|के|की|चे|चा|ची|एक|कोई|वाले|वाली|वाला|नाम) (?:[\p{L}\p{M}]+ ){0,2}${it}`,
  `${it}(?:,| नाम| हैं?(?:[।,]|$)| जो| जिन| कहते| कहता| कहती| म्हण)`,
  `[”"],? ${it}`,
]

const givenInEnglish = (it: string) => [
  String.raw`\b(?:they|everyone|everybody|people|some) calls? ${it}`,
  String.raw`\b(?:a|an) (?:[\p{Ll}-]+ ){1,3}(?:called|named|by the name of) ${it}`,
  String.raw`\bname(?:['’]s| is| was) ${it}|\b(?:she|he) (?:is|was) called ${it}`,
]

const givenInHindi = (it: string) => [
  `${it} नाम (?:का|की|के)${END}`,
  `नाम (?:है|था|थी|हैं) ${it}|नाम ${it} (?:है|था|हैं|थी)${END}`,
]
