import { languageOf } from '../text/languageOf.ts'
import { sameSign } from '../text/stem.ts'
import type { OpenFact } from '../world/improvisation.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(sameSign))

/** Matches word prefixes. `^` is the start of the text, `$` a word end, `_` a space. */
function startOf(words: string): RegExp {
  const heads = words.trim().split(/\s+/u).map(sameSign)
  const ends = heads.map((head) =>
    head
      .replace('^', '(?<=^)')
      .replace('$', String.raw`(?![\p{L}\p{M}])`)
      .replaceAll('_', ' '),
  )
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${ends.join('|')})`, 'u')
}

/** Words near a person who is only remembered, dreamed, depicted, recorded or quoted. */
const NOT_PRESENT = startOf(`
  dead$ death died$ dies$ dying grave$ graves tomb buri funeral pyre ashes$ coffin corpse cremat urn$
  cemetery headstone gravestone memorial mourn widow orphan$ obituary morgue shroud inquest autopsy bier
  post-mortem the_late murdered$ killed$ drowned$ strangled$ hanged$ condolence anniversary inherit
  last_words last_breath remember memory memories recall reminisc nostalg childhood used_to$ years_ago
  years_since for_years months_ago back_then those_days would_have$ they_say they_tell legend rumour rumor
  seven_again eight_again nine_again ten_again young_again small_again little_again child_again
  dream nightmare hallucinat delirium imagin ghost phantom spirit_of apparition spectre specter seance
  portrait photo painting painted carving carved sculpt bust$ mural tapestr poster garland wax
  museum mannequin puppet doll$ scarecrow recorded gramophone in_your_head in_your_mind
  voice_message answering_machine footage archive tape$ tapes$ diary diaries notebook journal
  entries$ inscription inscribed the_will$ testament letter_from manuscript memoir
  मृत मौत मरने मरा$ मरी$ मरे$ शव$ लाश अर्थी चिता राख$ दफ़ना दफ़न दफना कफ़न ताबूत कब्र क़ब्र समाधि श्मशान
  संस्कार श्राद्ध तेरहवीं बरसी मरहूम स्वर्गीय स्वर्गवासी दिवंगत विधवा देह$ देहांत शहीद हत्या नहीं_रहे नहीं_रहीं
  नहीं_रहा नहीं_रही को_गए$ गुज़र_गए गुज़र_गई चल_बसे चल_बसी चल_बसा लिटाया_गया शोक मातम याद$ यादें यादों
  स्मृति स्मरण बचपन बरसों_पहले सालों_पहले साल_पहले बरस_पहले बरस_के_हो साल_के_हो पुराने_दिन सपन सपना सपने
  सपनों ख़्वाब स्वप्न कल्पना प्रेत भूत$ आत्मा रूह तस्वीर चित्र फ़ोटो प्रतिमा पुतल मज़ार दरगाह मन_में चौखटे फ़्रेम माला$ मोम_का
  मोम_की मोम_में पत्थर_का पत्थर_की पत्थर_के संग्रहालय गुड़िया रिकॉर्ड टेप$ डायरी रोज़नामचा
  वसीयत पांडुलिपि लिखा_है चिट्ठी$ ख़त$`)

/** Words that mark a comparison, an imitation or another time in the sentence of a person. */
const NOT_REAL = startOf(`
  if_only as_though once_told once_said page$ pages$ film chapter frame$ framed$ likeness silhouette
  parrot mynah mimic imitat impersonat impression_of actor actress costume onstage rehears role_of
  masks$ twin lookalike resembl mistook mistaken echo alive$ were_here think_that_it think_it_is thought_it
  take_him_for take_her_for took_him_for took_her_for swear_they swear_, some_say people_say it_is_said
  काश$ मानो$ अगर$ यदि$ होता_तो होती_तो होते_तो करते_थे करती_थीं करती_थी करता_था पन्ने_पर साया$ तोता मैना
  नकल नक़ल अभिनय जुड़वाँ जुड़वां बहुरूपिया भेस मुखौटा झूठ-मूठ स्वाँग हूबहू ^कहते_हैं लोग_कहते`)

/** Words anywhere in the text that indicate a namesake, a recording or a likeness. */
const ELSEWHERE =
  startOf(`named_after namesake recording cassette voicemail video statue effigy hologram
  हमनाम के_नाम_पर नाम_उसी रिकॉर्डिंग कैसेट वीडियो मूर्ति होलोग्राम`)

/** Phrases that show that an earlier mention was a dream. */
const WAKES = startOf('you_wake you_woke जागते जाग_जा जाग_उठ जाग_गए उठ_बैठ आँख_खुल आँखें_खुल नींद_टूट')

/** Words in the sentence of a thing that is missing, replaced, recovered or with someone else. */
const NOT_IN_HAND = startOf(`
  remember recall memory_of memories by_heart wish if_only$ used_to$ search hunt lost$ missing gone$
  stolen sold$ pawn gave given$ shards fragments splinters ashes$ wreck sank sunk$ cinders melted
  smashed replica copy$ copies replacement substitute instead in_place_of another_one the_other_one
  new_one mourn missed$ no_longer dream without picture_of painting photo would_have as_if as_though
  imagin all_that_is_left once_yours was_once found_again recover reclaim retriev returned handed_back
  hands_it_back buy_back bought_back mended$ repaired reforged rebuilt restored empty
  याद$ काश$ टटोल ढूँढ़ ढूँढ तलाश खोजते खोजती खोजता खोई$ खोया$ खोए$ गुम चोरी_हो चोरी_गई चुरा_ली बेच$
  गिरवी सौंप टुकड़े टुकड़ों राख$ मलबा नकल नक़ल की_जगह के_बजाय के_बदले मातम रहती_थी रहता_था रहते_थे ज़बानी
  कंठस्थ सपन तस्वीर के_बिना बिना$ मिल_गई मिल_गया वापस लौटा_दी लौटा_दिया मरम्मत चुका_था चुकी_थी चुके_थे
  होता_तो होती_तो`)

const TITLES = setOf(`mr mrs ms miss dr doctor professor captain inspector sergeant constable
  king queen prince princess lord lady sir saint sage father mother brother sister uncle aunt old young
  nurse judge colonel major general master madam sheikh guru swami pandit the of
  डॉक्टर प्रोफ़ेसर कप्तान इंस्पेक्टर राजा रानी महाराज महारानी ऋषि मुनि गुरु पंडित सर साहब मास्टर श्री श्रीमती
  बूढ़ा बूढ़ी जी ताई अम्मा दाई आपा बी बेटा अंधा अंधी बड़ी बड़ा छोटी छोटा चाचा चाची काका काकी मामा मामी नाना
  नानी दादा दादी भाई बहन बेगम सेठ ठाकुर हवलदार सूबेदार सिंह देवी कुमार कुमारी लाल प्रसाद वाला वाली राम`)
const ARTICLES = setOf('the a an your my his her their our its')
/** Words next to a name that make it a different name. */
const OTHER = setOf(`a an another no any new second similar such वही नया नई नए दूसरा दूसरी
  दूसरे कोई किसी`)
const SECOND = setOf('दूसरा दूसरी दूसरे द्वितीय')

const ADVERB =
  /ly$|^(?:then|now|still|just|only|also|even|too|never|always|already|himself|herself|itself|again)$/u
/** Verbs that describe no action, and other words that end in "s". */
const NO_DEED = setOf(`lies rests remains belongs hangs sinks his this its as us thus always
  perhaps yes haunts matters deserves needs wants means used`)
const PAST = setOf(`was were had said told gave took went came saw stood sat lay made kept held
  felt left found ran knew rose fell got put let drew led brought heard began broke spoke woke wore sang
  rang hung flung thrust bent lit shook struck leant drove rode grew threw caught bought sold stole
  lost swore wept slept swung did could would`)
const GONE = setOf(`dead gone buried under no not lying missing resting burning somewhere nowhere
  beneath silent cold`)
/** Verbs that may precede their subject. */
const BEFORE = setOf(`comes stands sits waits walks enters appears steps rides runs leans kneels
  emerges strides arrives says asks replies answers calls shouts whispers mutters came stood sat waited
  walked entered appeared stepped rode ran leaned knelt emerged strode arrived said asked replied
  answered called`)
const NOT_SUBJECT = setOf(`of for about without like from than to by after behind beside in on
  near under with at before since into against between upon over around`)
/** Player actions whose object must be alive. */
const MEETS = setOf(`ask tell help thank greet hug follow join kiss push pay lead answer embrace
  hand give meet chase asked told helped thanked greeted hugged followed joined kissed pushed paid led
  answered embraced handed met`)
const SENSES = setOf('hear see find watch notice feel heard saw found watched noticed felt')
/** Player actions that take "to" or "with" and a living person. */
const SPEAKS = setOf(`hand pass give nod wave speak say talk bow turn reply share walk argue
  dance play ride trade drink eat handed passed gave nodded waved spoke said talked bowed turned shared
  walked argued danced played rode traded drank ate`)
const BODY = setOf(`voice hand hands eyes eye fingers finger smile laugh laughter face arm arms
  grip shout lips breath cough footsteps whistle आवाज़ हँसी आँखें आँख उँगलियाँ होंठ चेहरा मुस्कान हाथ हाथों साँस खाँसी पुकार आहट`)

/** Player actions that do not use the named thing. */
const NO_USE = setOf(`search look feel grope reach think dream remember recall miss mourn want
  need wish hope forget see spot notice recognise recognize describe mention imagine picture regret
  know pass seek hunt ask lack long yearn ache pat`)
/** Words that begin another clause. */
const BREAKS = setOf(`where when that which who whom whose before since because until unless if
  though although while as like than whether what why how after जो जिस जिसे जिसने जिसका जिसकी जिसके जहाँ जब
  जैसे कि क्योंकि अगर ताकि`)
const NEGATIVE = setOf(`not never no nothing without don't doesn't didn't can't cannot won't
  isn't neither nor could would should might नहीं न मत बिना ना`)
const YOU = setOf('you yourself तुम तुमने आप आपने तूने')
const YOUR = setOf('your तुम्हारा तुम्हारी तुम्हारे आपका आपकी आपके अपने अपनी तेरा तेरी तेरे')
const THEIRS = setOf('he she his her they their him them')
/** Body parts, and where people carry things. */
const PLACES = startOf(`hand finger fist palm arm shoulder back neck wrist throat belt waist
  pocket feet foot head lap knee lips chest thumb grip breast hip side heel bag pack saddle उँगल हाथ पाँव
  पैर कलाई कमर गले कंधे कंधों पीठ सिर होंठ मुट्ठी जेब नीचे बाँह छाती सीने घुटन झोल हथेल`)
const POSTPOSITIONS = setOf('का की के को से में पर तक सा सी जैसा जैसी वाला वाली वाले')

/** Maximum number of words checked on each side of a mention, and of mentions checked per name. */
const REACH = 60
const MENTIONS = 8

const IS = /^(?:is|are|was|were)$/u
const PRONOUN = /^(?:you|he|she|it|they)$/u
/** Words after a pronoun that do not show the tense, such as modal verbs. */
const TENSELESS =
  /^(?:had|would|could|should|might|may|can|will|must|cannot|let|put|cut|set|hit|shut|and|or|to|in|on|at)$/u
const FINITE_HINDI = /^(?:है|हैं|हो|हूं|था|थे|थी|थीं)$/u
/** Words before an absent thing, such as "without". */
const AWAY = new Set(['for', 'about', 'without', 'like', 'than', 'from'])
const AT = /^(?:in|on|at|around|across|under|against|over)$/u

interface Token {
  /** In lower case, without a possessive ending. */
  word: string
  raw: string
  isSpeech: boolean
  isPossessive: boolean
  sentence: number
}

/** A text in tokens, with the language and the tenses of its narration. */
interface Told {
  tokens: readonly Token[]
  isHindi: boolean
  isPast: boolean
  isPresent: boolean
}

interface Mention {
  at: number
  end: number
  isWhole: boolean
}

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}\s]|\n/gu
const isWord = (word: string) => /^[\p{L}\p{N}]/u.test(word)
const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)
const isCapital = (word = '') => /^\p{Lu}\p{Ll}/u.test(word)
const END = /^[.!?।…\n]$/u
const ABBREVIATION = /^(?:mr|mrs|ms|dr|st)$/u

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let [sentence, isSpeech, isOver] = [0, false, false]
  for (const [raw] of text.matchAll(TOKEN)) {
    const isQuote = /["“”„«»]/u.test(raw)
    if (isQuote) isSpeech = raw === '"' ? !isSpeech : /[“„«]/u.test(raw)
    if (raw === '\n') isSpeech = false
    if (isOver && (isWord(raw) || (isQuote && isSpeech))) [sentence, isOver] = [sentence + 1, false]
    if (END.test(raw) && !ABBREVIATION.test(tokens.at(-1)?.word ?? '')) isOver = true
    const lower = sameSign(raw.toLowerCase().replaceAll('’', "'"))
    const isPossessive = lower.endsWith("'s")
    const word = isPossessive ? lower.slice(0, -2) : lower
    tokens.push({ word, raw, isSpeech: isSpeech && !isQuote, isPossessive, sentence })
  }
  return tokens
}

const isPastForm = (word: string) => PAST.has(word) || /(?:[^e]|[^ei]e)ed$/u.test(word)

function toldOf(text: string): Told {
  const tokens = tokensOf(text)
  const words = tokens.flatMap(({ word, isSpeech }) => (isSpeech || ADVERB.test(word) ? [] : word))
  const isHindi = words.filter(isDevanagari).length * 2 > words.length
  if (isHindi) {
    const isPast = words.filter((word) => /^(?:है|हैं|हो|हूं)$/u.test(word)).length < 2
    return { tokens, isHindi, isPast, isPresent: !isPast }
  }
  const verbs = words.filter((word, at) =>
    PRONOUN.test(words[at - 1] ?? '') ? isWord(word) && !TENSELESS.test(word) : IS.test(word),
  )
  const past = verbs.filter(isPastForm).length * 2 - verbs.length
  return { tokens, isHindi, isPast: past > 0 || verbs.length === 0, isPresent: past <= 0 }
}

/** Returns a Hindi word without its case vowel. */
const keyOf = (word: string) =>
  isDevanagari(word) && word.length > 3 ? word.replace(/[ाेी]$/u, '') : word

/** Finds a name, and its parts that identify a person or ship without the title. */
function mentionsOf({ name, kind }: OpenFact, tokens: readonly Token[]): Mention[] {
  const all = tokensOf(name).filter(({ word }) => isWord(word))
  const words = all.filter(({ word }, at) => !(at === 0 && all.length > 1 && ARTICLES.has(word)))
  const keys = words.map(({ word }) => keyOf(word))
  const parts = words.flatMap(({ word, raw }) => {
    const isName = isDevanagari(word) ? kind === 'dead' && words.length === 2 : isCapital(raw)
    return words.length > 1 && isName && !TITLES.has(word) ? [keyOf(word)] : []
  })
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const isWhole = keys.every((key, place) => keyOf(tokens[at + place]?.word ?? '') === key)
    const first = tokens[at]
    const isPart = parts.includes(keyOf(first?.word ?? '')) && !/^\p{Ll}/u.test(first?.raw ?? '')
    if (!isWhole && !isPart) continue
    const end = at + (isWhole ? keys.length : 1)
    const next = tokens[end]
    const isNamesake =
      SECOND.has(next?.word ?? '') || (isCapital(next?.raw) && isCapital(first?.raw))
    if (!OTHER.has(tokens[at - 1]?.word ?? '') && !isNamesake) mentions.push({ at, end, isWhole })
    at = end - 1
  }
  return mentions
}

/** Returns the position after adverbs and a short insertion between commas. */
function verbAfter({ tokens }: Told, end: number): number {
  const skipAdverbs = (from: number) => {
    const next = tokens.slice(from, from + 4).findIndex(({ word }) => !ADVERB.test(word))
    return from + Math.max(0, next)
  }
  const at = skipAdverbs(end)
  if (tokens[at]?.raw !== ',') return at
  const close = tokens.slice(at + 1, at + 9).findIndex(({ raw }) => /^[,.!?;:]$/u.test(raw))
  return tokens[at + 1 + close]?.raw === ',' && close >= 0 ? skipAdverbs(at + close + 2) : at
}

/** Returns true if the word at a position is a verb that needs a living or present subject. */
function isDeed({ tokens, isPast, isPresent }: Told, at: number): boolean {
  const { word = '', isPossessive = false } = tokens[at] ?? {}
  const isNow = isPresent && !isPossessive
  if (IS.test(word))
    return (word.startsWith('w') ? isPast : isNow) && !GONE.has(tokens[at + 1]?.word ?? '')
  if (NO_DEED.has(word)) return false
  if (/^(?:can|will|must|cannot)$/u.test(word)) return isPresent
  return (isPast && word !== 'had' && isPastForm(word)) || (isNow && /^\p{Ll}{2,}s$/u.test(word))
}

/** Returns the tokens of the sentence before and after a mention. */
function sidesOf({ tokens }: Told, { at, end }: Mention) {
  const isSame = ({ sentence }: Token) => sentence === tokens[at]?.sentence
  const before = tokens.slice(Math.max(0, at - REACH), at).filter(isSame)
  return { before, after: tokens.slice(end, end + REACH).filter(isSame) }
}

/** Returns true if somebody speaks to the person. */
function isAddressed({ tokens }: Told, { at, end, isWhole }: Mention): boolean {
  const [before = '', after = ''] = [tokens[at - 1]?.raw, tokens[end]?.raw]
  const isLast = before === ',' && /^[.!?।”"]$/u.test(after)
  return isWhole && (isLast || (/^["“]$/u.test(before) && after === ','))
}

function livesInEnglish(told: Told, mention: Mention): boolean {
  const { tokens, isPresent } = told
  const { at, end } = mention
  const wordAt = (place: number) => tokens[place]?.word ?? ''
  const verb = verbAfter(told, end)
  if (tokens[end - 1]?.isPossessive) {
    if (/\p{Ll}{2}ing$|^(?:been|got|here|back)$/u.test(wordAt(verb))) return true
    return BODY.has(wordAt(end)) && isDeed(told, verbAfter(told, end + 1))
  }
  let place = at - 1
  while (ARTICLES.has(wordAt(place)) || wordAt(place) === 'old') place -= 1
  const [last, earlier] = [wordAt(place), wordAt(place - 1)]
  const before = sidesOf(told, mention).before.map(({ word }) => word)
  const isBy = isPresent ? /^(?:is|are|being)$/u : /^(?:was|were)$/u
  if (last === 'by') return before.some((word) => isBy.test(word))
  if ((/^["”]$/u.test(earlier) || BEFORE.has(last)) && isDeed(told, place)) return true
  const tail = before.includes('you') ? before.slice(before.lastIndexOf('you') + 1) : []
  if (tail.length <= 4 && MEETS.has(tail[0] ?? '') && !NOT_SUBJECT.has(last)) return true
  if (/^(?:to|with)$/u.test(last) && tail.some((word) => SPEAKS.has(word))) return true
  if (tail.some((word) => SENSES.has(word)) && wordAt(verb).endsWith('ing')) return true
  if ((last === 'and' && earlier === 'you') || (wordAt(end) === 'and' && wordAt(end + 1) === 'you'))
    return true
  if (last === ':' || last === "it's" || (last === 'is' && /^(?:it|here|there)$/u.test(earlier)))
    return true
  if (last === 'of' && BODY.has(earlier)) return isDeed(told, verb)
  if (NOT_SUBJECT.has(last)) return false
  const next = wordAt(end) === ',' ? end + 1 : end
  if (wordAt(next) === 'who') return isDeed(told, verbAfter(told, next + 1))
  return /\p{Ll}ing$/u.test(wordAt(next)) || isDeed(told, verb)
}

function livesInHindi(told: Told, mention: Mention): boolean {
  const { after } = sidesOf(told, mention)
  const [next = '', owned = ''] = after.map(({ word }) => word)
  if (/^(?:का|की|के)$/u.test(next)) return BODY.has(owned)
  const verb = after.find(({ word }) => FINITE_HINDI.test(word))?.word ?? ''
  return !POSTPOSITIONS.has(next) && after.length > 1 && (told.isPast || !verb.startsWith('थ'))
}

function lives(told: Told, mention: Mention): boolean {
  if (told.tokens[mention.at]?.isSpeech) return isAddressed(told, mention)
  return told.isHindi ? livesInHindi(told, mention) : livesInEnglish(told, mention)
}

/** Returns the words before the next clause. */
function clauseOf(words: readonly Token[]) {
  const end = words.findIndex(({ word }) => BREAKS.has(word) || /^[;:]$/u.test(word))
  return end < 0 ? words : words.slice(0, end)
}

/** Returns true if the words describe an action or a body part of the player. */
const hasPlayer = (words: readonly Token[]) =>
  words.some(
    ({ word }, at) => YOU.has(word) || (YOUR.has(word) && PLACES.test(words[at + 1]?.word ?? '')),
  )

function isUsed(told: Told, mention: Mention): boolean {
  const { tokens, isPast, isPresent, isHindi } = told
  if (tokens[mention.at]?.isSpeech || tokens[mention.end - 1]?.isPossessive) return false
  const sides = sidesOf(told, mention)
  const before = clauseOf(sides.before.toReversed()).toReversed()
  const after = clauseOf(sides.after)
  if ([...before, ...after.slice(0, 3)].some(({ word }) => NEGATIVE.has(word))) return false
  if (isHindi) {
    const comma = after.findIndex(({ word }) => /^(?:,|और|तो|सो|मगर|लेकिन)$/u.test(word))
    if (!isPast && after.some(({ word }) => /^थ[ाेीीं]/u.test(word))) return false
    const here = [...before, ...(comma < 0 ? after : after.slice(0, comma))]
    return hasPlayer(here) || here.some(({ word }) => word === 'हो')
  }
  const words = before.map(({ word }) => word)
  while (ARTICLES.has(words.at(-1) ?? '')) words.pop()
  const last = words.at(-1) ?? ''
  const tail = words.slice(words.lastIndexOf('you') + 1).filter((word) => !ADVERB.test(word))
  const [verb = ''] = tail
  if (words.includes('you') && isWord(verb) && !AWAY.has(last)) {
    const isOld = isPresent ? isPastForm(verb) : /^(?:had|could|would)$/u.test(verb)
    const isIdle = tail.some((word, at) => NO_USE.has(word) && tail[at + 1] !== 'at')
    if (!isOld && !isIdle) return true
  }
  const isTool = last === 'of' ? words.includes('by') : /^(?:with|by)$/u.test(last)
  if (isTool && after.some(({ word }) => word === 'you')) return true
  if (AT.test(after[0]?.word ?? '') && hasPlayer(after.slice(0, 3))) return true
  const clause = [...before, ...after]
  const isTheirs = clause.some(({ word, isPossessive }) => THEIRS.has(word) || isPossessive)
  const isHere = hasPlayer(clause) || !isTheirs
  return isHere && !NOT_SUBJECT.has(last) && isDeed(told, verbAfter(told, mention.end))
}

/** Returns true if nearby words show that the person or thing is not present. */
function isExcused({ tokens }: Told, { at, end }: Mention, { kind }: OpenFact): boolean {
  const sentence = tokens[at]?.sentence ?? 0
  const wordsOf = (some: readonly Token[]) => some.map(({ word }) => word).join(' ')
  const own = wordsOf(tokens.filter((one) => one.sentence === sentence))
  if (WAKES.test(wordsOf(tokens.slice(end)))) return true
  if (kind === 'lost') return NOT_IN_HAND.test(own)
  const near = tokens.filter((one) => Math.abs(one.sentence - sentence) <= 1)
  return NOT_REAL.test(own) || NOT_PRESENT.test(wordsOf(near)) || ELSEWHERE.test(wordsOf(tokens))
}

/**
 * Returns a remark if a dead person acts or a lost thing is used, else null. Takes linear time, and
 * reads English and Hindi only.
 */
export function contradictionIn(text: string, facts: readonly OpenFact[]): string | null {
  if (languageOf(text) === 'mr') return null
  const told = toldOf(text)
  for (const fact of facts) {
    const { kind, name, turn } = fact
    if (kind !== 'dead' && kind !== 'lost') continue
    const contradicts = kind === 'dead' ? lives : isUsed
    const isWrong = mentionsOf(fact, told.tokens)
      .slice(0, MENTIONS)
      .some((mention) => contradicts(told, mention) && !isExcused(told, mention, fact))
    if (!isWrong) continue
    return kind === 'dead'
      ? `${name} is dead (turn ${turn}) and cannot speak or act.`
      : `${name} is lost (turn ${turn}) and cannot be used.`
  }
  return null
}
