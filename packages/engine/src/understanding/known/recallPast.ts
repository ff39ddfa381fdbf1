import { getOwn, type StoryGraph, lookupIn } from '@kathasagar/story'
import { type FactKind, carriedName } from '@kathasagar/story/vocabulary'

import { shareMentioned } from '../intent/contentWordsOf.ts'
import { firstWords } from '../../text/inputText.ts'
import type { StoryPlace } from '../../world/playWorld.ts'
import { readFacts, type Fact, type FactContext } from '../../world/fact.ts'
import { plainWords, plainWord, WORD, wordSet } from '../../memory/plainWords.ts'
import { isEnglish } from '../../text/languageOf.ts'
import { hindiObjectPerson } from '../../memory/factsIn.ts'
import { ENGLISH, hindiKind, PAST_FORMS } from '../../memory/verbs.ts'
import { addresseeAt, type Addressee } from '../../memory/addressee.ts'

interface PastAnswer extends PastQuestion {
  facts: readonly Fact[]
  isHad?: boolean
  /** Names of all things that the player has, if the question asks for all. */
  things?: readonly string[]
}

const ENOUGH = 0.5

/** Returns the facts that answer a question about the past. Returns null for other input. */
export function recallPast(at: StoryPlace, text: string): PastAnswer | null {
  const { graph, state } = at
  const asked = parsePastQuestion({ graph, node: state.node }, firstWords(text))
  if (asked === null) return null
  const things = asksForAll(asked) ? carriedThings(at) : null
  if (things !== null) return { ...asked, facts: [], things }
  const facts = readFacts(state.facts).filter(
    (fact) => isAsked(fact, asked) && isStillTrue(at, fact),
  )
  const isHad = hadIn(at, asked)
  if (facts.length === 0 && isHad === null && !isSaidOfNothing(asked)) return null
  // Only the last name that the player gave counts.
  const most = asked.kind === 'is_called' ? 1 : MOST
  const newest = facts.toSorted((one, other) => one.turn - other.turn).slice(-most)
  return { ...asked, facts: newest, ...(isHad === null ? {} : { isHad }) }
}
const MOST = 3

const asksForAll = ({ kind, whom, about }: PastQuestion) =>
  kind === 'has' && about === '' && whom === null

/** Returns true if the story may answer without a stored fact. */
const isSaidOfNothing = ({ kind }: PastQuestion) =>
  kind !== null && kind !== 'is_called' && kind !== 'has'

function isAsked(fact: Fact, { kind, whom, about }: PastQuestion): boolean {
  if (kind === null) {
    return fact.kind === 'did' && about !== '' && shareMentioned(about, fact.what) === 1
  }
  if (kind === 'has' ? fact.kind !== 'has' && fact.kind !== 'gave' : fact.kind !== kind)
    return false
  if (whom?.name !== undefined && !isSame(fact, whom)) return false
  // If no listener was named, the words may have been meant for another person.
  if (whom?.name !== undefined && fact.kind === 'told' && fact.is_guessed) return false
  return isAbout(fact, about)
}

const isSame = (fact: Fact, { who, name = '' }: NonNullable<PastQuestion['whom']>): boolean =>
  who === undefined ? plain(fact.name ?? '') === plain(name) : fact.who === who
const plain = (name: string) => plainWords(name).join(' ')

function isAbout({ what, name = '' }: Fact, about: string): boolean {
  const asked = plainWords(about)
  if (asked.length === 0) return true
  const told = new Set(plainWords(`${what} ${name}`))
  return asked.some((word) => told.has(word)) || shareMentioned(about, what) >= ENOUGH
}

/** Returns true if the player carries the named thing; null if it is ambiguous or not portable. */
function hadIn(at: StoryPlace, { kind, about }: PastQuestion): boolean | null {
  if (kind !== 'has' || about === '') return null
  const [best, next] = Object.entries(at.graph.things)
    .filter(([, { carried }]) => carried !== undefined)
    .map(([id, { name, aliases = [] }]) => ({
      id,
      share: Math.max(...[name, ...aliases].map((one) => shareMentioned(about, one))),
    }))
    .filter(({ share }) => share >= ENOUGH)
    .toSorted((a, b) => b.share - a.share)
  if (best === undefined || best.share === next?.share) return null
  return isCarried(at, best.id)
}

/** Returns the current name of a person. The cast's name has priority over the player's. */
export const nameOf = (graph: StoryGraph, { who, name }: Fact): string =>
  (who === undefined ? undefined : getOwn(graph.cast, who)?.name) ?? name ?? ''

interface PastQuestion {
  /** Kind of fact. Null for any action. */
  kind: FactKind | null
  whom: Addressee | null
  isWhether: boolean
  about: string
}

const ASKS = wordSet('what whats which whom who whose when how wat remind tell')
const HELPS = wordSet('did have had ive')
const HAVES = wordSet('have carry hold own keep')
const BETWEEN = wordSet('already ever still just really actually make made a any')
const OATHS = wordSet('promise promises vow vows oath oaths')
const LEFT = wordSet(
  `to about of that anything something any anyone anybody somebody before so far already it yet the a my ever again now word
   was is are did do does have had what which who whom whose when i you him her them me would will for with`,
)
const AN = wordSet('a any')
const MINE = wordSet('maine hamne')
/** Words for the speaker, for a completed action, and for a promise by the player. */
const ME = wordSet('main mai')
const OVER = wordSet('chuka chuki')
const MY = wordSet('mera meri')
const HINDI_ASKS = wordSet(
  'kya kyon kisko kisse kise kiska kab kaun kon kis kaunsi kaunsa konsi konsa',
)
const HINDI_LEFT = wordSet(
  `ko se mein me ke ki ka tha thi the hai h hain bhi ab abhi pehle pahle baare kiya diya khai khayi di mere mera meri paas apne kuch kisi hi sa si main chuka chuki`,
)
const KYA = wordSet('kya')
const ABOUT = wordSet('about of')
const TO_WHOM = wordSet('kisko kise')
const WITH_ME = /(?:मेरे|mere) (?:पास|paas|pass|pas)\s/iu
const IS_ASKED = /[?？؟]\s*$/u
const NAME_ASKED =
  /\bwhat(?:['’]?s| is| was)(?: it)? my name\b|\b(?:do|does|did) [^.?]{1,24}(?:know|remember|recall) my name\b|^[^\p{L}]*(?:(?:tell|remind) me(?: of)?|say) my name\b|\bwhat (?:am|was) i called\b|(?<![\p{L}\p{M}])(?:मेरा|माझे|माझं|আমার|என்|నా|મારું|ನನ್ನ|എന്റെ|میرا|mera|maza|nanna|ente)\s+(?:नाम|नाव|নাম|பெயர்|పేరు|નામ|ಹೆಸರು|പേര്|نام|naam|name|nam|hesaru|peru)\s+(?:क्या|काय|কী|কি|என்ன|ఏంటి|ఏమిటి|ఏమి|શું|ಏನು|എന്ത്|എന്താണ്|کیا|یاد|بتا\S*|enu|enthu|enthanu|बता\S*|bata\S*|याद|पता|मालूम|kya|yaad|yad|pata|malu+m)/iu

/** Returns the question about the player's past that the text asks, or null. */
export function parsePastQuestion(at: FactContext, text: string): PastQuestion | null {
  if (NAME_ASKED.test(text)) return { kind: 'is_called', whom: null, isWhether: false, about: '' }
  const raw = text.split(/\s+/u).filter((word) => plainWord(word) !== '')
  const words = raw.map(plainWord)
  if (isPromiseAsked(text)) {
    const whom = whomIn(at, words, 0)?.whom ?? null
    return { kind: 'promised', whom, isWhether: false, about: '' }
  }
  return isEnglish(text) ? inEnglish(at, words, raw) : inHindi(at, words, raw, text)
}

function inEnglish(
  at: FactContext,
  words: readonly string[],
  raw: readonly string[],
): PastQuestion | null {
  const asked = (kind: FactKind | null, from: number): PastQuestion => {
    const found = whomIn(at, words, from) ?? whomIn(at, words, 0)
    const about = raw.filter((_, i) => i >= from && !isIn(found, i) && !LEFT.has(words[i] ?? ''))
    const isWhether = HELPS.has(words[0] ?? '') || words[0] === WORD.do
    return { kind, whom: found?.whom ?? null, isWhether, about: about.join(' ') }
  }
  const me = words.findIndex((word) => word === WORD.i || word === WORD.ive)
  const oath = words.findIndex(
    (word, i) =>
      OATHS.has(word) && (words[i - 1] === WORD.my || (me >= 0 && AN.has(words[i - 1] ?? ''))),
  )
  const isAskedFor = words.some((word) => ASKS.has(word)) || HELPS.has(words[0] ?? '')
  if (oath >= 0) return isAskedFor || words[0] === WORD.do ? asked('promised', oath + 1) : null
  if (me < 0) return null
  const helper = words[me] === WORD.ive ? WORD.ive : (words[me - 1] ?? '')
  let verb = me + 1
  while (BETWEEN.has(words[verb] ?? '')) verb += 1
  const word = words[verb] ?? ''
  if (helper === WORD.do) {
    const isThing = (me === 1 && HAVES.has(words[me + 1] ?? '')) || HAVES.has(word)
    return isThing && words[verb + 1] !== WORD.to
      ? asked('has', verb + (HAVES.has(word) ? 1 : 0))
      : null
  }
  const isFirst = me === 1 && HELPS.has(helper)
  const isLed =
    words.slice(0, me).some((one) => ASKS.has(one)) && (HELPS.has(helper) || PAST_FORMS.has(word))
  const isPast = isFirst || isLed || helper === WORD.did
  const said = ENGLISH.get(word)
  if (!isPast || (said === undefined && me !== 1)) return null
  if (said === undefined) return asked(null, verb)
  return asked(said === 'gave' && words.includes(WORD.word) ? 'promised' : said, verb + 1)
}

const isIn = (found: { from: number; to: number } | null, place: number) =>
  found !== null && place >= found.from && place < found.to

/** Returns the first person named after a word position. Ignores mentions such as "about father". */
function whomIn(at: FactContext, words: readonly string[], from: number) {
  for (let place = from; place < words.length; place += 1) {
    const whom = addresseeAt(at, words, place)
    const to = place + (whom?.length ?? 0)
    const isAbout = ABOUT.has(words[place - 1] ?? '')
    if (whom?.name && !isAbout) return { whom, from: place, to }
    if (isAbout) place = Math.max(place, to - 1)
  }
  return null
}

function inHindi(
  at: FactContext,
  words: readonly string[],
  raw: readonly string[],
  text: string,
): PastQuestion | null {
  const asks = words.find((word) => HINDI_ASKS.has(word))
  if (asks === undefined && !IS_ASKED.test(text)) return null
  const found = hindiObjectPerson(at, words)
  const isLeft = (word: string) =>
    !HINDI_LEFT.has(word) &&
    !HINDI_ASKS.has(word) &&
    !MINE.has(word) &&
    hindiKind(['', word]) === null
  const about = raw.filter((_, i) => isLeft(words[i] ?? '') && !isIn(found, i)).join(' ')
  if (WITH_ME.test(text)) return { kind: 'has', whom: null, isWhether: true, about }
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word))
  const isOver = has(ME) && has(OVER)
  const kind = hindiKind(words.filter((word) => !MINE.has(word)))?.kind
  const isMine = has(MINE) || isOver || (kind === 'promised' && has(MY))
  if (kind === undefined || !isMine) return null
  // "Diya" is also an auxiliary of verbs that do not mean giving.
  if (kind === 'gave' && found === null && !has(TO_WHOM)) return null
  const isWhether = KYA.has(words[0] ?? '') || asks === undefined
  return { kind, whom: found?.whom ?? null, isWhether, about }
}

const ROWS: readonly (readonly [me: string, asks: string, given: string])[] = [
  ['আমি', 'কী|কি|কোন|কাকে', 'কথা (?:দি[^চ\\s]*ছি|দিলাম)|(?:প্রতিজ্ঞা|শপথ) কর(?:েছি|লাম)'],
  ['मी', 'काय|कोणत|कोणाल|का(?![\\p{L}\\p{M}])', '(?:वचन|शब्द) दि|शपथ घेतल'],
  ['நான்', 'என்ன|எந்த|யாருக்கு', 'வாக்கு? கொடுத்|சத்தியம் செய்த'],
  ['నేను', 'ఏ|ఎవ', 'మాట ఇచ్చ|మాటిచ్చ|ప్రమాణం చేశ|ఒట్టు పెట్ట'],
  ['મેં', 'શું|કયું|કોને', '(?:વચન|વેણ) આપ્ય|સોગંદ (?:ખાધ|લીધ)'],
  ['ನಾನು', 'ಏನ|ಯಾವ|ಯಾರಿಗೆ', '(?:ಮಾತು|ವಚನ) ಕೊಟ್ಟ|(?:ಆಣೆ|ಪ್ರಮಾಣ) ಮಾಡಿದ'],
  ['ഞാൻ', 'എന്ത|ആർക്ക', 'വാക്ക\\S* (?:തന്ന|നൽകി|കൊടുത്ത)|(?:സത്യം|ശപഥം) ചെയ്ത'],
  ['میں نے', 'کیا|کس|کون', 'وعد[ہے] کی|قسم کھائی|زبان دی'],
]

const word = (of: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${of})`, 'gu')

const PROMISES = ROWS.map(([me, asks, given]) => ({
  me: word(`${me}(?![\\p{L}\\p{M}])`),
  asks: word(asks),
  given: word(given),
}))

function isPromiseAsked(text: string): boolean {
  return PROMISES.some(({ me, asks, given }) => {
    const end = [...text.matchAll(given)].at(-1)?.index
    if (end === undefined) return false
    const before = text.slice(0, end)
    const isAsked = before.search(asks) >= 0 || /[?？؟]/u.test(text.slice(end))
    return before.search(me) >= 0 && isAsked
  })
}

/** Returns true if the player carries a thing, or null if it is not portable. */
export function isCarried({ graph, world }: StoryPlace, thing: string): boolean | null {
  if (world === null || getOwn(graph.things, thing)?.carried === undefined) return null
  return lookupIn(world, graph.declared ?? {})(carriedName(thing)) === true
}

/** Returns true if a fact is still true. For portable things, the inventory decides. */
export function isStillTrue(at: StoryPlace, { kind, thing, turn }: Fact): boolean {
  if (kind !== 'has') return true
  if (thing === undefined) return false
  const isGiven = (one: Fact) => one.kind === 'gave' && one.thing === thing && one.turn > turn
  return isCarried(at, thing) ?? !readFacts(at.state.facts).some(isGiven)
}

function carriedThings(at: StoryPlace): readonly string[] | null {
  const things = Object.entries(at.graph.things)
  if (!things.some(([, { carried }]) => carried !== undefined)) return null
  const had = readFacts(at.state.facts).filter(
    (fact) => fact.kind === 'has' && isStillTrue(at, fact),
  )
  return things.flatMap(([id, { name }]) =>
    (isCarried(at, id) ?? had.some(({ thing }) => thing === id)) ? [name] : [],
  )
}
