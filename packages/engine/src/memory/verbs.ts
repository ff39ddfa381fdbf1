import { DEED_VERBS, type FactKind } from '@kathasagar/story/vocabulary'

import { plainWord, plainWords, wordSet } from './plainWords.ts'

const table = (rows: readonly (readonly [FactKind, string])[]) =>
  new Map(rows.flatMap(([kind, words]) => plainWords(words).map((word) => [word, kind] as const)))

const NOW = table([
  ['promised', 'promise promising swear vow pledge'],
  ['told', 'tell telling inform warn confess admit reveal whisper explain say mention'],
  ['gave', DEED_VERBS.gave[0]],
  ['hurt', DEED_VERBS.hurt[0]],
  ['asked', 'ask asking beg'],
  ['has', 'take grab keep carry pocket hold have pick'],
])
export const PAST_FORMS = table([
  ['promised', 'promised swore sworn vowed pledged'],
  ['told', 'told informed warned confessed admitted revealed whispered explained said mentioned'],
  ['gave', DEED_VERBS.gave[1]],
  ['hurt', DEED_VERBS.hurt[1]],
  ['asked', 'asked begged'],
  ['has', 'took taken grabbed kept carried pocketed held picked'],
])
export const ENGLISH: ReadonlyMap<string, FactKind> = new Map([...NOW, ...PAST_FORMS])

const PROMISE = wordSet('wada vayda vachan kasam shapath pran promise')
const ENDS = '(?:[aio]|[tn][aie]|kar|ke|ie|d?un?(?:g[ai])?|d(?:o|i|ia))?'
const STEMS: readonly (readonly [FactKind, RegExp])[] = [
  ['told', new RegExp(`^(?:bata|bat(?:la|l?e[ai])|bol|kah|keh)${ENDS}$`, 'u')],
  ['asked', new RegExp(`^${plainWord('puch')}${ENDS}$`, 'u')],
  [
    'hurt',
    new RegExp(`^(?:${plainWords('maar peet').join('|')})${ENDS}$|^${plainWord('thappad')}`, 'u'),
  ],
]
const NO_VERB = wordSet('pita')
const GIVE = wordSet('deta deti dete dun dunga dungi do diya di de dena')
/** Verbs after which a verb of giving is only an auxiliary: "bhej do" means "send". */
const LED = wordSet(
  `bhej kar rakh chod chor phenk fek khol bula dikha suna sikha hata bacha jala bujha mita rok tod kaat utar nikal likh padh ga
   chhipa chhupa sula bitha lita jaga utha bhaga dara rula hansa bech bana laga gira mila hila jhuka ghuma latka pahuncha samjha
   phaila baha uda gaad dafna bandh jod saja bhar dho awaz`,
)
const LETS = /ne$/u
const LETS_NOT = wordSet('maine hamne humne dane chane')
const EVEN = wordSet('hi bhi to')
/** Postpositions. The word before one is a noun: "Dau" in "Dau ke paas" only sounds like a verb. */
const OF_A_NOUN = wordSet('ka ke ki ko se ne mein par pe')
const HAVE = wordSet('uthata uthati uthaya rakhta rakhti rakha')

/** Returns the kind of fact in a Hindi clause. Promises come first, then giving and having last. */
export function hindiKind(words: readonly string[]): { kind: FactKind; place: number } | null {
  const promise = words.findIndex((word) => PROMISE.has(word))
  if (promise >= 0) return { kind: 'promised', place: promise }
  for (const [place, word] of words.entries()) {
    const found = STEMS.find(([, stem]) => stem.test(word))
    const isLet = LETS.test(word) && GIVE.has(words[place + 1] ?? '')
    if (found && !isLet && !NO_VERB.has(word)) return { kind: found[0], place }
  }
  const give = words.findIndex((_, i) => i > 0 && isGiving(words, i))
  if (give >= 0) return { kind: 'gave', place: give }
  const have = words.findIndex((word) => HAVE.has(word))
  return have > 0 ? { kind: 'has', place: have } : null
}

function isGiving(words: readonly string[], place: number): boolean {
  if (!GIVE.has(words[place] ?? '') || OF_A_NOUN.has(words[place + 1] ?? '')) return false
  const led = words.slice(0, place).findLast((word) => !EVEN.has(word)) ?? ''
  return !LED.has(led) && (!LETS.test(led) || LETS_NOT.has(led))
}

const SPOKEN_ENDS = wordSet(
  `hu hun hoon hai do de diya di deta deti dunga dungi karta karti kiya khata khati khayi khai
   ہوں ہے کیا دی دیا کھائی देतो देते घेतो घेते दिलं दिले`,
)

/** Returns true if "ki" after this word starts reported speech instead of a possessive. */
export const startsReportedSpeech = (word: string): boolean =>
  SPOKEN_ENDS.has(word) || STEMS.some(([kind, stem]) => kind !== 'hurt' && stem.test(word))

export const FOREIGN_PROMISE =
  /কথা দি\S+|প্রতিজ্ঞা কর\S+|শপথ কর\S+|वचन दे\S+|शपथ घे\S+|(?:என்று )?(?:சத்தியம் செய்\S+|வாக்கு கொடு\S+)|మాట ఇస్త\S+|ప్రమాణం చే\S+|ఒట్టు పె\S+|વચન આપ\S+|વેણ આપ\S+|સોગંદ (?:ખા|લ)\S+|(?:ಮಾತು|ವಚನ) ಕೊಡು\S+|(?:ಆಣೆ|ಪ್ರಮಾಣ) ಮಾಡು\S+|വാക്ക് (?:തര|തന്ന|നൽക)\S+|(?:സത്യം|ശപഥം) ചെയ്\S+|وعدہ کر\S+|قسم کھا\S+|زبان دی\S+/u

/** Patterns that state the player's name. In Hindi and Urdu, a name of two words needs a copula. */
export const NAMED: readonly RegExp[] = [
  /\b(?:my name(?:['’]s| is)|i(?:['’]m| am) called|(?<=^|, |please |just |can |may )call me)\s+(\p{L}[\p{L}\p{M}’'-]*)/iu,
  /(?<![\p{L}\p{M}])(?:मेरा|mera|میرا)\s+(?:नाम|naam|name|nam|نام)\s+(\p{L}[\p{L}\p{M}]*(?:\s+\p{L}[\p{L}\p{M}]*(?=\s+(?:hai|hain|he|h|hoon|है|हैं|हूँ|हूं|ہے|ہیں|ہوں)(?![\p{L}\p{M}])))?)(?=\s+(?:hai|hain|he|h|hoon|है|हैं|हूँ|हूं|ہے|ہیں|ہوں)(?![\p{L}\p{M}])|\s*(?:$|[,.!।…"”—]))/iu,
  /(?<![\p{L}\p{M}])(?:(?:माझे|माझं|আমার|என்|maza|amar|en|నా|મારું|marun?|ನನ್ನ|എന്റെ)\s+(?:नाम|नाव|নাম|பெயர்|పేరు|peru|નામ|ಹೆಸರು|പേര്|naam|name|nam|nav|peyar)|naa?\s+peru|nanna\s+hesaru|ente\s+peru?)\s+(\p{L}[\p{L}\p{M}]*)/iu,
  /(?:मुझे|mujhe)\s+(\p{L}[\p{L}\p{M}]*)\s+(?:कहते|कहो|बुलाओ|kehte|kaho|bulao)/iu,
]
export const NO_NAME = wordSet(
  `back later when if a an the not your what crazy mad old by whatever is to for in on tell us you none nobody tomorrow maybe once away
  kya kaay ki enna hai toh pata bhool yaad mat nahi na batao bata batana bataiye lo likho likh pucho jano suno bolo kaho pukaro`,
)
