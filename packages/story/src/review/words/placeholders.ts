import { plainText, tokenize } from '../../text/plainText.ts'

const words = (list: string) => new Set(list.trim().split(/\s+/u))

/** Placeholder words. A text is a placeholder if it consists only of them. */
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
/** Words that are ignored in prose. Titles such as "The Test" may contain them. */
const NEUTRAL = words('a an the this is it my here your some for and goes bar yet yeh hai यह है')
const ALWAYS_NEUTRAL = words('story kahani कहानी only just')
const SLOT = /^(?:choice|option|node|scene|text|title|विकल्प|दृश्य) ?(?:\p{N}+|[a-z])$/u
const LOREM = /lorem\s+ipsum|dolor\s+sit\s+amet/iu

const isNumber = (word: string) => /^\p{N}+$/u.test(word)
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const RUNS = ROWS.flatMap((row) => [row, Array.from(row).reverse().join('')])
const isRun = (keys: string) => RUNS.some((run) => run.includes(keys))
/** Minimum length, because shorter runs of adjacent keys occur in real words. */
const RUN_MIN = 3
const MASH_MIN = 4

/** Returns true if a word consists of runs of adjacent keys, such as `asdfjkl`. */
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

const isUnsayable = (word: string) =>
  /^[b-df-hj-np-tv-xz]{6,}$/u.test(word) && new Set(word).size > RUN_MIN

const isOneLetter = (word: string) => /^(\p{L})\1{3,}$/u.test(word)

/** A title or a choice may be a single word. */
export type Purpose = 'title' | 'choice' | 'prose'

const isFiller = (word: string, purpose: Purpose) =>
  FILLERS.has(word) ||
  isKeyRuns(word) ||
  isUnsayable(word) ||
  (purpose !== 'choice' && isOneLetter(word))

const isNeutral = (word: string, purpose: Purpose) =>
  isNumber(word) || ALWAYS_NEUTRAL.has(word) || (purpose === 'prose' && NEUTRAL.has(word))

/** A text of at least `LONG` words must have more than `FEW` different words. */
const LONG = 20
const FEW = 8
const HEAD = 400

function saysSomething(said: readonly string[], purpose: Purpose): boolean {
  const isTold = said.some((word) => !isFiller(word, purpose) && !isNeutral(word, purpose))
  return isTold || !said.some((word) => isFiller(word, purpose))
}

const isVaried = (said: readonly string[]) => new Set(said).size >= FEW

export function isPlaceholder(text: string, purpose: Purpose): boolean {
  if (LOREM.test(text)) return true
  const head = tokenize(text.slice(0, HEAD))
  if (isVaried(head) && saysSomething(head, purpose)) return false

  const said = text.length > HEAD ? tokenize(text) : head
  if (said.length >= LONG && !isVaried(said)) return true
  return !saysSomething(said, purpose) || SLOT.test(plainText(text))
}
