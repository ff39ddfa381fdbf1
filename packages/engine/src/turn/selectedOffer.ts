import { plainText, type Choice, type StoryGraph } from '@kathasagar/story'

import { answerIn } from '../understanding/answerIn.ts'
import { findExactReaction, candidatesOf } from '../understanding/score.ts'
import { ordinalIndex, commandIn, leadingOrdinalIndex } from '../text/inputText.ts'
import type { Offer, TurnState } from '../world/turnState.ts'
import { type Reading, readTurn } from './reading.ts'
import { isQuestion } from '../text/question.ts'
import { keywordsOf } from '../text/keywordsOf.ts'
import { reactionOfKind } from '../understanding/replyByIntent.ts'
import { resolveAnswer } from '../understanding/matchChoices.ts'
import { scoreAgainst } from '../understanding/scoreInput.ts'
import { sceneNow } from '../world/playWorld.ts'
import type { Aside } from '../world/ruling.ts'
import { sameSign } from '../text/stem.ts'

type PickedBy = 'text' | 'number' | 'also' | 'answer'

export interface SelectedOffer {
  offer: Offer
  by: PickedBy
}

/** Returns the choice that the input names by its label, number, alternative label or riddle answer. */
export function selectedOffer(reading: Reading): SelectedOffer | undefined {
  const picked = pickedBy(reading)
  const isLoose = picked?.by === 'number' || picked?.by === 'answer'
  if (!isLoose || !/\p{L}/u.test(reading.text)) return picked
  return findExactReaction({ ...reading, node: reading.state.node }) === null ? picked : undefined
}

function pickedBy({ graph, state, text, open }: Reading): SelectedOffer | undefined {
  const labelled = offerByLabel(open, text)
  if (labelled) return { offer: labelled, by: 'text' }
  const index = ordinalIndex(text, state.offers.length)
  const numbered = index === null ? undefined : state.offers[index]
  if (numbered) return { offer: numbered, by: 'number' }
  for (const offer of open) {
    const by = saidBy(graph, state, offer, text)
    if (by) return { offer, by }
  }
  return undefined
}

function saidBy(
  graph: StoryGraph,
  { node }: TurnState,
  { path }: Offer,
  text: string,
): PickedBy | null {
  const choice = path.kind === 'choice' ? graph.node(node).choices[path.index] : undefined
  if (choice !== undefined && alsoOf(choice).has(plainText(text))) return 'also'
  return answerIn(text, choice?.answers ?? []) ? 'answer' : null
}

const known = new WeakMap<Choice, ReadonlySet<string>>()

function alsoOf(choice: Choice): ReadonlySet<string> {
  const also = known.get(choice) ?? new Set((choice.also ?? []).map(plainText))
  known.set(choice, also)
  return also
}

export function offerByLabel<T extends { text: string }>(
  offers: readonly T[],
  text: string,
): T | undefined {
  const plain = plainText(text)
  return offers.find((offer) => plainText(offer.text) === plain)
}

/** Returns the choice whose label contains the words, if only one does: "show" for "Show the ring". */
export function offerContaining(offers: readonly Offer[], text: string): Offer | undefined {
  const holding = offers.filter((offer) =>
    ` ${plainText(offer.text)} `.includes(` ${plainText(text)} `),
  )
  return holding.length === 1 ? holding[0] : undefined
}

const MAX_ASKED = 3
const LAST_SENTENCES = 2
/** Minimum fraction of the question that a choice covers, and factor by which it must exceed the next. */
const OFFERED = 0.3
const AHEAD = 1.5
/** Questions that cannot be answered with yes or no: who, where, this or that. */
const WANTS_MORE =
  /(?<![\p{L}\p{M}])(?:who|whom|whose|what|where|when|why|how|which|or|कौन|क्यों|कहाँ|कब|कैसे|या|kaun|kyun|kahan|kab|kaise|ya)(?![\p{L}\p{M}])/iu

/** Returns the result of "yes" or "no". Returns null for all other input. */
export function resolveYesOrNo(reading: Reading): Offer | Aside | null {
  const { text, open } = reading
  const asked = askedOf(reading)
  const agreed = asked.length > 0 ? answeredIn(text, asked.length) : yesOrNo(text)
  if (agreed === null) return null
  if (asked.length > 0) return afterAsking(reading, agreed, asked)
  const offered = offeredIn(reading)
  // An acknowledgement such as "ok" only accepts an explicit offer.
  const taken = agreed === 'ok' ? offered.said : offered.yes
  const meant = agreed === 'no' ? offered.no : taken
  if (meant) return meant
  if (agreed === 'ok' || commandIn(text) !== null || isAnswered(reading)) return null
  return askFor(agreed === 'no' ? open.filter((one) => one !== offered.yes) : open)
}

const askedOf = ({ state: { asked }, open }: Reading): readonly Offer[] =>
  asked?.choices.flatMap((choice) => offerByLabel(open, choice) ?? []) ?? []

/** Returns the option of a clarifying question that the reply selects by number or words. */
export function pickedOption(reading: Reading): Offer | undefined {
  const asked = askedOf(reading)
  if (asked.length === 0) return undefined
  const said = saidToQuestion(reading.text)
  const place = leadingOrdinalIndex(said, asked.length)
  if (place !== null) return asked[place]
  return keywordsOf(said).length > 0 ? offerContaining(asked, said) : undefined
}

/** Returns the reading of the words after a "no" to a clarifying question, without rejected choices. */
export function withoutRejected(reading: Reading): Reading {
  const { text, open } = reading
  const asked = askedOf(reading)
  const words = saidToQuestion(text)
  if (asked.length === 0 || words === text) return reading
  // "No" to one option rejects it. "No" to several options rejects the question.
  const isRefused = asked.length === 1 && saidAfterNo(text) !== null
  const left = isRefused ? open.filter((one) => !asked.includes(one)) : open
  return readTurn({ ...reading, action: { type: 'custom_action', text: words } }, left)
}

function isAnswered(reading: Reading): boolean {
  if (!reading.graph.isRich) return false
  const said = { ...reading, node: reading.state.node }
  const { answers } = scoreAgainst(said, [])
  return resolveAnswer(answers, { chance: 0 }) !== null || reactionOfKind(said) !== null
}

function afterAsking(
  { state, open }: Reading,
  agreed: YesOrNo,
  asked: readonly Offer[],
): Offer | Aside {
  const [only, ...rest] = asked
  const isLast = state.asked?.byNumber === true
  if (agreed === 'no') return askFor(isLast ? [] : open.filter((one) => !asked.includes(one)))
  if (only && rest.length === 0) return only
  return { aside: 'ask', choices: asked.map(({ text }) => text) }
}

/** Asks for the number of a choice. Without choices, shows help. */
function askFor(offers: readonly Offer[]): Aside {
  if (offers.length === 0) return { aside: 'hint', topic: 'help' }
  const choices = offers.slice(0, MAX_ASKED).map(({ text }) => text)
  return { aside: 'ask', choices, byNumber: true }
}

/** Returns the choices that "yes" and "no" take, if they are clear. `said` was offered explicitly. */
function offeredIn(reading: Reading): { yes?: Offer; no?: Offer; said?: Offer } {
  const { graph, state, open } = reading
  const leanings = candidatesOf(graph, state, open).map(({ phrases: [shown = ''] }) =>
    leaningOf(shown),
  )
  const agreeing = open.filter((_, i) => leanings[i] === 'yes')
  const declining = open.filter((_, i) => leanings[i] === 'no')
  const questioned = askedIn(reading)
  const other = (one: Offer | undefined) =>
    one && open.length === 2 ? open.find((offer) => offer !== one) : undefined
  const no = declining.length === 1 ? declining[0] : undefined
  const said =
    (agreeing.length === 1 ? agreeing[0] : undefined) ??
    (questioned && !declining.includes(questioned) ? questioned : undefined)
  const yes = said ?? other(no)
  const isPlain = yes !== undefined || open.length === 2
  const declined = isPlain ? (no ?? other(yes)) : undefined
  return { ...(yes && { yes }), ...(declined && { no: declined }), ...(said && { said }) }
}

/** Returns the choice that a question at the end of the scene offers, if one is clear. */
function askedIn(reading: Reading): Offer | undefined {
  const { graph, state, open } = reading
  const told = sceneNow(graph, state)
  const sentences = told.split(/(?<=[.!?।۔؟？]["'”’]?)\s+/u).filter((one) => /\p{L}/u.test(one))
  const question = sentences.slice(-LAST_SENTENCES).findLast(isQuestion)
  if (question === undefined || WANTS_MORE.test(question)) return undefined
  const candidates = candidatesOf(graph, state, open)
  const said = { ...reading, node: state.node, text: question }
  const [best, next] = scoreAgainst(said, candidates).ranked
  if (!best || best.features.cover < OFFERED || best.chance < (next?.chance ?? 0) * AHEAD)
    return undefined
  return open[best.index]
}

/** Meaning of a short reply. `ok` may only acknowledge something. */
type YesOrNo = 'yes' | 'ok' | 'no'

const AROUND = new Set(
  sameSign(
    `please pls plz then so well oh um hmm thanks thank you sir madam maam bhai yaar ji dost hi hey now
    कृपया जी भाई यार तो अब फिर جی بھائی یار تو اب پھر toh to ab phir brother sister friend my dear`,
  ).split(/\s+/u),
)
const SAID: Readonly<Record<YesOrNo, string>> = {
  yes: `yes; yeah; yep; yup; ya; yess; yes yes; sure; sure thing; of course; do it; do that; go there; lets go there; wahan chalo; wahan jao; udhar chalo; वहाँ चलो; वहाँ जाओ; उधर चलो; lets do it; lets do that; lets go;
    lets; go for it; why not; agreed; i agree; i accept; deal; its a deal; absolutely; definitely; certainly; gladly; with pleasure;
    i will; i would; i do; id love to; id like that; id like to; sounds good; good idea; by all means; as you wish; as you say; yes i do;
    yes i will; yes do it; yes lets go; yes of course; ok do it; ok lets go; ok lets do it; ok yes; yes ok; haan; han; ha haan; haan haan; haan ji; ji haan; ji; bilkul;
    zaroor; jaroor; zarur; jarur; manzoor; manjoor; manzoor hai; chalo; chalo chalte hai; chalte hai; chalein; kar do; karo; kar dete hai; kar lo;
    ho jaye; kyun nahi; kyu nahi; haan theek hai; haan thik hai; haan chalo; haan kar do; haan karo;
    हां; हां हां; जी; हां जी; जी हां; बिलकुल; बिल्कुल; ज़रूर; मंज़ूर; मंज़ूर है; चलो; चलिए; चलते हैं; चलें; कर दो; करो; कर दीजिए; कीजिए; हो जाए;
    क्यों नहीं; हां ठीक है; हां चलो; हां कर दो; हां करो; होय; हो; हो हो; हो चालेल; चालेल; नक्की; चला; হ্যাঁ; হ্যাঁ হ্যাঁ; হাঁ; অবশ্যই; নিশ্চয়; রাজি; চলো; চলুন;
    করো; ஆம்; ஆமாம்; ஆமா; கண்டிப்பாக; சம்மதம்; செய்; போகலாம்; అవును; ఔను; తప్పకుండా; చెయ్యి; వెళ్దాం; పోదాం; avunu; હા; હા હા; જરૂર; ચોક્કસ; ચાલો; કરો; હા કરો; ಹೌದು; ಹೌದು ಹೌದು; ಹೂಂ; ಆಗಲಿ; ಖಂಡಿತ; ಮಾಡು; ಮಾಡಿ; ಹೋಗೋಣ; ನಡಿ; houdu; haudu; agali;
    അതെ; അതേ; ഉവ്വ്; തീർച്ചയായും; സമ്മതം; ചെയ്യൂ; ചെയ്യാം; പോകാം; athe; ഹാം; ہاں; ہاں ہاں; جی; جی ہاں; ہاں جی; بالکل; ضرور; منظور; منظور ہے; چلو; چلیے;
    چلتے ہیں; کر دو; کرو; کیوں نہیں; ہاں ٹھیک ہے; ہاں چلو; ہاں کر دو`,
  ok: `ok; okay; okie; k; kk; alright; all right; fine; very well; okay fine; ok fine; good; cool; great; theek hai; thik hai;
    theek; acha; accha; acha theek hai; ok theek hai; ठीक है; ठीक; अच्छा; अच्छा ठीक है; ठीक आहे; बरं; ঠিক আছে; আচ্ছা; சரி; நல்லது; సరే; బాగుంది; మంచిది; sare; સારું; ઠીક; ઠીક છે; ભલે; saru; bhale; ಸರಿ; ಒಳ್ಳೆಯದು; sari; ശരി; നല്ലത്; ആയിക്കോട്ടെ; shari; ٹھیک ہے; ٹھیک; اچھا; اچھا ٹھیک ہے`,
  no: `no; nope; nah; na; no no; no way; never; not now; not yet; not today; not tonight; not me; no thanks; no thank you; nothing doing; i refuse; i decline;
    i wont; i will not; i dont; i do not; i dont want to; i do not want to; i dont want that; i would rather not; id rather not; rather not; better not; dont; dont do it; lets not; no dont; no never;
    no not now; no i wont; no i dont; maybe later; some other time; another time; not really; absolutely not; of course not; certainly not; nahi; nahin; nhi; nai; nahi nahi; ji nahi; abhi nahi; baad me; mana hai;
    rehne do; rahne do; mat karo; kabhi nahi; bilkul nahi; mujhe nahi; nahi chahiye; nahi karna; nahi jana; नहीं; नही; ना; जी नहीं; नहीं नहीं; अभी नहीं; बाद में; रहने दो; रहने दीजिए; मत करो;
    कभी नहीं; बिलकुल नहीं; बिल्कुल नहीं; मुझे नहीं चाहिए; नहीं चाहिए; नहीं करना; नहीं करूंगा; नहीं करूंगी; नको; नाही; आता नको; आत्ता नको; না; না না; এখন না; এখন নয়; থাক; কখনো না; இல்லை; வேண்டாம்;
    இப்போது வேண்டாம்; மாட்டேன்; వద్దు; లేదు; కాదు; వద్దు వద్దు; ఇప్పుడు వద్దు; చెయ్యను; నాకు వద్దు; vaddu; ledu; kaadu; ના; ના ના; નહીં;
    હમણાં નહીં; નથી કરવું; નથી જવું; મારે નથી જોઈતું; ಇಲ್ಲ; ಇಲ್ಲ ಇಲ್ಲ; ಬೇಡ; ಬೇಡ ಬೇಡ; ಈಗ ಬೇಡ; ಆಗಲ್ಲ; ಆಗುವುದಿಲ್ಲ; ನನಗೆ ಬೇಡ; ನಾನು ಮಾಡಲ್ಲ; illa; beda;
    ഇല്ല; ഇല്ലില്ല; അല്ല; വേണ്ട; വേണ്ട വേണ്ട; ഇപ്പോൾ വേണ്ട; പറ്റില്ല; എനിക്ക് വേണ്ട; venda; alla; نہیں; نہ; نا; جی نہیں; نہیں نہیں; ابھی نہیں; بعد میں; رہنے دو;
    مت کرو; کبھی نہیں; بالکل نہیں; مجھے نہیں چاہیے; نہیں چاہیے; نہیں کرنا; نہیں جانا`,
}

const splitWords = (plain: string) => plain.split(' ').filter(Boolean)
const bare = (plain: string) => {
  const words = splitWords(plain)
  const left = words.filter((word) => !AROUND.has(word))
  return (left.length === 0 ? words : left).join(' ')
}
const KNOWN = new Map(
  (Object.keys(SAID) as YesOrNo[]).flatMap((kind) =>
    SAID[kind].split(';').flatMap((words) => {
      const plain = sameSign(plainText(words))
      return [
        [plain, kind],
        [bare(plain), kind],
      ] as const
    }),
  ),
)

/** Returns the meaning if the text only agrees or declines, else null. */
function yesOrNo(text: string): YesOrNo | null {
  const plain = sameSign(plainText(text))
  return KNOWN.get(plain) ?? KNOWN.get(bare(plain)) ?? null
}

/** Replies to a clarifying question that accept its option or reject all options. */
const TO_QUESTION: Readonly<Record<'yes' | 'no', string>> = {
  yes: `that; that one; thats it; thats the one; thats what i meant; thats right; i meant that; i mean that; exactly; right; correct;
    do that one; yes that; yes that one; ok do that; okay do that; ok that; wahi; wohi; haan wahi; haan wahi karo; yahi; sahi; वही; हां वही; यही; सही;
    हां वही करो; तेच; होय तेच; সেটাই; হ্যাঁ সেটাই; ওটাই; অতটাই; அதுதான்; ஆமாம் அதுதான்; அதையே செய்; అదే; అవును అదే; అదే చెయ్యి; એ જ; હા એ જ; એમ જ કરો; ಅದೇ; ಹೌದು ಅದೇ; ಅದನ್ನೇ ಮಾಡು; അതുതന്നെ; അതെ അതുതന്നെ; അതുതന്നെ ചെയ്യൂ; وہی; ہاں وہی; یہی; وہی کرو`,
  no: `neither; neither one; neither of them; neither of those; neither of these; none; none of them; none of those; none of these;
    none of the above; not that; not those; not these; not any; nothing of that; something else; dono nahi; dono nahin; koi nahi; koi bhi nahi;
    inme se koi nahi; ye nahi; woh nahi; kuch aur; दोनों नहीं; कोई नहीं; कोई भी नहीं; इनमें से कोई नहीं; यह नहीं; वह नहीं; कुछ और; दोन्ही नाही; दोन्ही नको; कोणतेही नाही;
    एकही नाही; दुसरं काही; কোনোটাই না; কোনওটাই না; একটাও না; ওটা না; অন্য কিছু; இரண்டும் இல்லை; எதுவும் இல்லை; அது இல்லை; வேறு ஏதாவது; రెండూ కాదు; ఏదీ కాదు; అది కాదు; వేరేది; બેમાંથી એકેય નહીં; એકેય નહીં; એ નહીં; બીજું કંઈક; ಎರಡೂ ಬೇಡ; ಯಾವುದೂ ಅಲ್ಲ; ಯಾವುದೂ ಬೇಡ; ಅದಲ್ಲ; ಬೇರೇನೋ; രണ്ടും വേണ്ട; രണ്ടുമല്ല; ഒന്നുമല്ല; അതല്ല; വേറെ എന്തെങ്കിലും; دونوں نہیں; کوئی نہیں; ان میں سے کوئی نہیں;
    یہ نہیں; وہ نہیں; کچھ اور`,
}
const SAID_TO_QUESTION = new Map(
  (['yes', 'no'] as const).flatMap((kind) =>
    TO_QUESTION[kind].split(';').map((words) => [sameSign(plainText(words)), kind] as const),
  ),
)

/** Returns the reply to a question with `count` options, or null if the text says more. */
function answeredIn(text: string, count: number): YesOrNo | null {
  const plain = sameSign(plainText(text))
  const said = SAID_TO_QUESTION.get(plain) ?? SAID_TO_QUESTION.get(bare(plain)) ?? yesOrNo(text)
  return said ?? (count === 1 && beginsAgreed(text) ? 'yes' : null)
}

const AGREEING =
  /^(?:(?:i )?(?:say|answer|nod|whisper|tell \S+) )?(?:yes|yeah|agree|accept|consent|haan|han ji|ji haan|manzoor|हां|जी हां|मंजूर|मान|হ্যাঁ|রাজি|ஆம்|சரி|అవును|ఔను|సరే|ఒప్పు\p{L}*|હા|સારું|ಹೌದು|ಸರಿ|ಒಪ್ಪು\p{L}*|അതെ|ശരി|സമ്മത\p{L}*|ہاں|جی ہاں|منظور|مان|होय|हो)(?![\p{L}\p{M}])/u
const DECLINING =
  /^(?:(?:i )?(?:say|answer|whisper|tell \S+) )?(?:no|nope|never|refuse|decline|reject|deny|dont|do not|not|nahi|nahin|mana|inkaar|inkar|mat|नहीं|ना|मना|इनकार|इंकार|मत|অস্বীকার|না|இல்லை|வேண்டாம்|மறு|వద్దు|లేదు|కాదు|ના|નહીં|ಇಲ್ಲ|ಬೇಡ|ನಿರಾಕರಿ[\p{L}\p{M}]*|ഇല്ല|വേണ്ട|നിരസി[\p{L}\p{M}]*|نہیں|انکار|مت|منع|नको|नाही|नकार)(?![\p{L}\p{M}])/u
/** Matches later negations. Excludes English, because "do not wait any longer" only negates the waiting. */
const DENIED_LATER = /(?:नहीं|मत|मना|इनकार|نہیں|مت|انکار|nahi|nahin|mana|inkaar)(?![\p{L}\p{M}])/u

const saidToQuestion = (text: string): string => (saidAfterNo(text) ?? text).replace(MEANT, '')
const MEANT =
  /^\s*(?:i meant?|mera matlab(?: hai| tha)?|मेरा मतलब(?: है| था)?|मला म्हणायचं आहे|আমি বলতে চাই|মানে|நான் சொன்னது|నా ఉద్దేశం|నేనన్నది|મારો મતલબ|એટલે કે|ನನ್ನ ಅರ್ಥ|ನಾನು ಹೇಳಿದ್ದು|ഞാൻ ഉദ്ദേശിച്ചത്|ഞാൻ പറഞ്ഞത്|(?:میرا )?مطلب(?: ہے| تھا)?)(?![\p{L}\p{M}])[\s,:;…-]*/iu

/** Returns true if the text begins with agreement and does not withdraw it: "yes, him". */
function beginsAgreed(text: string): boolean {
  const [first = ''] = text.trim().split(/(?<=[.!।۔])\s/u)
  return AGREEING_FIRST.test(first) && !/[?？؟]/u.test(first)
}
const AGREEING_FIRST =
  /^(?:yes|yeah|yep|yup|ok(?:ay)? yes|haa?n|हां|हाँ|जी|হ্যাঁ|ஆம்|ஆமா|అవును|ఔను|હા|ಹೌದು|അതെ|ہاں|جی|होय|हो)(?![\p{L}\p{M}])(?![^\p{L}\p{M}\p{N}]*(?:but|and no|पर|लेकिन|par|lekin|لیکن|مگر))/iu

/** Returns the words after a leading "no" ("no, I go home"), or null. */
function saidAfterNo(text: string): string | null {
  const [, rest = ''] = NO_FIRST.exec(text) ?? []
  return rest.trim() === '' ? null : rest.trim()
}
const NO_FIRST =
  /^\s*(?:no+|nope|nah|nahi+n?|नहीं|नही|ना|नको|नाही|না|இல்ல(?:ை)?|வேண்டாம்|వద్దు|లేదు|కాదు|ના|નહીં|ಇಲ್ಲ|ಬೇಡ|ഇല്ല|വേണ്ട|نہیں|نہ)(?:\s+(?:no|nahi|नहीं))?\s*[,.!;:।۔،…-]+(?![,.!;:।۔،…-])\s*(?!\s)(.*)$/isu

/** Returns whether a choice's first words agree or decline, or null. */
function leaningOf(phrase: string): 'yes' | 'no' | null {
  const plain = sameSign(plainText(phrase))
  const alone = yesOrNo(phrase)
  if (alone === 'yes' || alone === 'no') return alone
  if (DECLINING.test(plain) || /\b(?:refuse|decline)\b/u.test(plain)) return 'no'
  if (AGREEING.test(plain)) return DENIED_LATER.test(plain) ? null : 'yes'
  return null
}
