import type { VerbPhrase } from './verbPhrase.ts'

/** Where what is done ends and another thing begins. */
const ENDS = /[,।.;:!?…“”"\n—–]|\s(?:और|फिर|लेकिन|मगर|ताकि|क्योंकि|जब|अगर|तो|पर मैं)\s/u
const AROUND = /^(?:(?:मैं|मै|हम|अब|तो|अच्छा|चलो|ठीक|है|ज़रा|अरे|यार|बस|पहले|फिर|और)\s+)+/u
const TO_SOMEBODY =
  /(?<![\p{L}\p{M}])(?:तुम|आप|तू|तुझ|मुझ|मुझे|हमें|तेर[ाेी]|तुम्हार[ाेी]|आपक[ाेी]|क्यों|कौन|कहाँ|कहां|कब|कैसे|क्या)(?![\p{L}\p{M}])/u
const DENIED = /(?<![\p{L}\p{M}])(?:नहीं|नही|मत|न|ना)(?![\p{L}\p{M}])/u
/** Behind a deed it urges, and denies nothing. */
const URGED = /\s(?:ना|न)$/u
const MOST_WORDS = 9

/** A verb that bids, or wishes. */
const BARE = /(?<=[\p{L}\p{M}])(?:ओ|ो|ऊँ|ऊं|ूँ|ूं)$/u
/** How a verb ends where one tells, wants or bids a deed, and what is left of it before "ना". */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\s)दूँगा$|(?:^|\s)दूंगा$|(?:^|\s)दूँगी$|(?:^|\s)दूंगी$|(?:^|\s)(?:दो|दूँ|दूं|दीजिए)$/u, ' देना'],
  [/(?:^|\s)लूँगा$|(?:^|\s)लूंगा$|(?:^|\s)लूँगी$|(?:^|\s)लूंगी$|(?:^|\s)(?:लो|लूँ|लूं|लीजिए)$/u, ' लेना'],
  // A short vowel alone is long again: "जियो", "छुओ".
  [/(?<=(?:^|\s)\p{L})[िी](?:यो|ओ|(?:ऊ|यू)[ँं](?:गा|गी)?)$/u, 'ीना'],
  [/(?<=(?:^|\s)\p{L})[ुू](?:ओ|ऊ[ँं](?:गा|गी)?)$/u, 'ूना'],
  [/(?<=[\p{L}\p{M}])ना (?:चाहत[ाी] (?:हूँ|हूं)|है|चाहिए|होगा)$/u, 'ना'],
  [/(?<=[\p{L}\p{M}])ने (?:की कोशिश करत[ाी] (?:हूँ|हूं)|लगत[ाी] (?:हूँ|हूं)|दो)$/u, 'ना'],
  [/\s?(?:रहा|रही) (?:हूँ|हूं)$/u, 'ना'],
  [/त[ाी] (?:हूँ|हूं)$/u, 'ना'],
  [/(?:ऊँगा|ऊंगा|ऊँगी|ऊंगी|ूँगा|ूंगा|ूँगी|ूंगी)$/u, 'ना'],
  [BARE, 'ना'],
]
/** Ends like a verb that bids, and is none. */
const NO_VERB =
  /(?:^|\s)(?:(?:[उइ]स|[उइ]न|सब|किस|जिस|हम|[मत]ुझ|तुम|आप|ख़?ुद)?को|हो|जो|तो|सो|दो|लो|मानो|वो|भाइयो|लोगो|बच्चो|दोस्तो|हूँ|हूं)$/u

/** The deed that Hindi in its own script tells, named by its verb; null where it tells none for certain. */
export function hindiVerbPhrase(words: string): VerbPhrase | null {
  if (/\p{Script=Latin}/u.test(words) || TO_SOMEBODY.test(words)) return null
  const [first = ''] = words.trim().split(ENDS)
  const clause = first.trim().replace(AROUND, '').replace(URGED, '').trim()
  if (/(?<![\p{L}\p{M}])मत(?![\p{L}\p{M}])/u.test(clause)) return null
  const isRefused = DENIED.test(clause)
  const told = clause.replace(DENIED, ' ').replace(/\s+/gu, ' ').trim()
  if (told === '' || told.split(' ').length > MOST_WORDS) return null
  const deed = named(told)
  if (deed === null) return null
  const [last = '', before = ''] = deed.split(' ').toReversed()
  const verb =
    /^(?:देना|लेना|जाना)$/u.test(last) && !/^(?:से|को|में|पर|तक|घर)?$/u.test(before) ? before : last
  return { deed: ownedByOneself(deed), verb, isRefused }
}

function named(told: string): string | null {
  for (const [ending, rest] of VERBS) {
    if (!ending.test(told)) continue
    if (ending === BARE && NO_VERB.test(told)) return null
    const stem = told.replace(ending, '')
    return stem === '' && rest === 'ना' ? null : `${stem}${rest}`.trim()
  }
  return null
}

/** Whose it is needs no "my" where nobody else does it. */
const ownedByOneself = (deed: string): string =>
  deed
    .replace(/(?<![\p{L}\p{M}])मेर([ाेी])(?![\p{L}\p{M}])/gu, 'अपन$1')
    .replace(/(?<![\p{L}\p{M}])(?:मैं|मै|हम)(?![\p{L}\p{M}])\s*/gu, '')
