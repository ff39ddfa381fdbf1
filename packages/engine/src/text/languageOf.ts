import { memoize, tokenize, getOwn, plainText, type StoryGraph } from '@kathasagar/story'

/** Language of typed text. `hinglish` is Hindi in Latin letters; `deva` is Hindi or Marathi. */
type TypedLanguage =
  | 'en'
  | 'hinglish'
  | 'hi'
  | 'mr'
  | 'deva'
  | 'bn'
  | 'ta'
  | 'te'
  | 'gu'
  | 'kn'
  | 'ml'
  | 'ur'

const setOf = (words: string): ReadonlySet<string> => new Set(tokenize(words))

/** Frequent short words that are unique within their script. */
const LATIN = {
  en: setOf(
    `the a an of and i my mine you your he she it its his their our we they them this that these those what who whose
    why how when where which is was were am been did does dont cant wont im ive at in with from for if about up down
    out there then not any some have had can will would could should just thats shes hes theyre youre theres lets`,
  ),
  hinglish: setOf(
    `hai hain hoon hun ka ki ke ko kya kyu kyun kyon nahi nahin mera meri mere tera teri tere tum tumhe aap aapka aapki
    aapke kaun kahan kahaan kaise kab karo karta karti karne karke raha rahi rahe tha thi mujhe usko uska uski unko yeh ye
    woh wo aur lekin yaar bhai mein se par bhi toh kuch sab sabko abhi phir bahut thoda thodi kitna kitne itna itni apna
    apni apne sach jaldi gaya gayi gaye diya liya kiya dekho batao bolo chalo jao aao ruko arre arey bhaiya didi accha
    achha theek wala wali wale hota hoti hua hui liye saath jo jab tab koi kisi kisne isko iska iski inko ab bas haan ek
    dono teen maine tune humne humein hamara hamari kar dunga dungi deta deti dena lena chahiye pehle baad andar bahar
    upar neeche matlab`,
  ),
}
const DEVANAGARI = {
  hi: setOf(
    `है हैं हूँ हूं का की के को क्या क्यों क्यूँ नहीं मेरा मेरी मेरे तेरा तुम आप कौन कहाँ कहां कैसे कब में से पर और लेकिन यह ये वह वो भी तो कुछ
    सब अभी फिर बहुत थोड़ा गया गई गए दिया लिया किया रहा रही रहे था थी थे मुझे उसे उसको इसको मैं हम`,
  ),
  mr: setOf(
    `आहे आहेत नाही नाहीत काय का मला तुला त्याला तिला माझा माझी माझे तुझा तुझी तुझे आम्ही तुम्ही मी तू आणि पण होता होती होते कुठे कोण कसा
    कशी कसे केव्हा हा ही हे तो ती ते झाला झाली झाले आता मग खूप थोडा थांब बघ सांग चल जा ये करू नको`,
  ),
}
const SCRIPTS: readonly (readonly [TypedLanguage, RegExp])[] = [
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['ur', /\p{Script=Arabic}/gu],
]
const TEXTS_KEPT = 2048
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Detects the language by script or short words. Returns null if the text is too short. */
export const languageOf = memoize((text: string): TypedLanguage | null => {
  const words = tokenize(text)
  const letters = countOf(text, /\p{L}/gu)
  const most = SCRIPTS.find(([, script]) => countOf(text, script) * 2 > letters)
  if (most) return most[0]
  if (countOf(text, /\p{Script=Devanagari}/gu) * 2 > letters)
    return fullest(words, DEVANAGARI, 1) ?? 'deva'
  return fullest(words, LATIN, 2)
}, TEXTS_KEPT)

function fullest<Language extends TypedLanguage>(
  words: readonly string[],
  languages: Readonly<Record<Language, ReadonlySet<string>>>,
  least: number,
): Language | null {
  const counts = (Object.keys(languages) as Language[])
    .map((language) => ({
      language,
      count: words.filter((word) => languages[language].has(word)).length,
    }))
    .toSorted((a, b) => b.count - a.count)
  const [best, next] = counts
  return best && best.count >= least && best.count > (next?.count ?? 0) ? best.language : null
}

const ANSWERS_KEPT = 2048

/** Returns true if most short words of a text are English, regardless of the other words. */
export const isEnglish = memoize((text: string): boolean => {
  const words = tokenize(text)
  if (words.some((word) => !/^[a-z\d'’]+$/u.test(word))) return false
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(LATIN.en) > count(LATIN.hinglish)
}, ANSWERS_KEPT)

const known = new WeakMap<StoryGraph, TypedLanguage | null>()

function languageOfStory(seen: StoryGraph): TypedLanguage | null {
  const graph = seen.beneath ?? seen
  if (!known.has(graph)) {
    known.set(
      graph,
      languageOf(graph.names.map((name) => plainText(graph.node(name).text)).join(' ')),
    )
  }
  return known.get(graph) ?? null
}

const OWN: Readonly<Partial<Record<TypedLanguage, readonly TypedLanguage[]>>> = {
  hi: ['hinglish', 'deva'],
  mr: ['deva'],
  ur: ['hinglish'],
}

/** Returns true if the text is foreign and the story has a reply for that. */
export function isInOtherLanguage(graph: StoryGraph, text: string): boolean {
  if ((getOwn(graph.replies, 'foreign') ?? []).length === 0) return false
  const said = languageOf(text)
  const told = languageOfStory(graph)
  return said !== null && told !== null && said !== told && OWN[told]?.includes(said) !== true
}
