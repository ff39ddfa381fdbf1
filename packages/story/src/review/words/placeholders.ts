import { plainText, wordsOf } from '../../text/plainText.ts'

const words = (list: string) => new Set(list.trim().split(/\s+/u))

/**
 * Words that stand where a text is still to be written, in every language that stories have. A text
 * is a placeholder when it says nothing else: "Test the rope" is none.
 */
const FILLERS = words(`
  test tests testing asdf asd sdf qwe qwerty zxc jkl lorem ipsum dummy placeholder todo tbd tba
  fixme blah bla foo foobar baz desc description descr title tagline subtitle untitled sample text
  टेस्ट टेस्टिंग परीक्षण विवरण शीर्षक नमूना कखग चाचणी वर्णन
  টেস্ট পরীক্ষামূলক বিবরণ শিরোনাম নমুনা
  టెస్ట్ వివరణ శీర్షిక నమూనా
  டெஸ்ட் விளக்கம் தலைப்பு
  ٹیسٹ تفصیل عنوان نمونہ
  ટેસ્ટ વર્ણન શીર્ષક નમૂનો
  ಟೆಸ್ಟ್ ವಿವರಣೆ ಶೀರ್ಷಿಕೆ
  ടെസ്റ്റ് വിവരണം ശീർഷകം`)
/** They add nothing to a placeholder; in a title they may, as in "The Test". */
const NEUTRAL = words('a an the this is it my here your some for and goes bar yet yeh hai यह है')
const ALWAYS_NEUTRAL = words('story kahani कहानी only just')
const SLOT = /^(?:choice|option|node|scene|text|title|विकल्प|दृश्य) ?(?:\p{N}+|[a-z])$/u
const LOREM = /lorem\s+ipsum|dolor\s+sit\s+amet/iu

const isNumber = (word: string) => /^\p{N}+$/u.test(word)
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const RUNS = ROWS.flatMap((row) => [row, Array.from(row).reverse().join('')])
const isRun = (keys: string) => RUNS.some((run) => run.includes(keys))
/** Shorter runs of keys stand in words too. */
const RUN_MIN = 3
const MASH_MIN = 4

/** Whether a word is nothing but runs of keys that lie side by side, such as `asdfjkl`. */
function isKeyRuns(word: string): boolean {
  if (word.length < MASH_MIN) return false
  for (let at = 0; at < word.length;) {
    let end = at + RUN_MIN
    if (end > word.length || !isRun(word.slice(at, end))) return false
    while (end < word.length && isRun(word.slice(at, end + 1))) end += 1
    at = end
  }
  return true
}

/** Whether it was typed without looking: Latin letters that no mouth can say. */
const isUnsayable = (word: string) =>
  /^[b-df-hj-np-tv-xz]{6,}$/u.test(word) && new Set(word).size > RUN_MIN

const isOneLetter = (word: string) => /^(\p{L})\1{3,}$/u.test(word)

/** What a text is for: a title and a choice may be one word, and a choice a cry. */
export type Purpose = 'title' | 'choice' | 'prose'

const isFiller = (word: string, purpose: Purpose) =>
  FILLERS.has(word) ||
  isKeyRuns(word) ||
  isUnsayable(word) ||
  (purpose !== 'choice' && isOneLetter(word))

const isNeutral = (word: string, purpose: Purpose) =>
  isNumber(word) || ALWAYS_NEUTRAL.has(word) || (purpose === 'prose' && NEUTRAL.has(word))

/** A text of so many words holds more than a few different ones. */
const LONG = 20
const FEW = 8
/** Signs in which a text that is one shows it. */
const HEAD = 400

function saysSomething(said: readonly string[], purpose: Purpose): boolean {
  const isTold = said.some((word) => !isFiller(word, purpose) && !isNeutral(word, purpose))
  return isTold || !said.some((word) => isFiller(word, purpose))
}

const isVaried = (said: readonly string[]) => new Set(said).size >= FEW

/** Whether a text only holds the place of one: filler words, mashed keys, a word over and over. */
export function isPlaceholder(text: string, purpose: Purpose): boolean {
  if (LOREM.test(text)) return true
  const head = wordsOf(text.slice(0, HEAD))
  if (isVaried(head) && saysSomething(head, purpose)) return false

  const said = text.length > HEAD ? wordsOf(text) : head
  if (said.length >= LONG && !isVaried(said)) return true
  return !saysSomething(said, purpose) || SLOT.test(plainText(text))
}
