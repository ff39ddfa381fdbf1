const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** By their sounds: what begins a question in English, after a name too, and what makes one anywhere. */
const BEGINS = set('is are do does did kan kold vold sold')
const EARLY = set('vho vhat vhats vhi vhere vhen hov vhic vhose vhom')
const FIRST = 2
const ANYWHERE = set(
  'kya kyun kyu kyon kon kahan kab kese kitna kitne kitni kis kise kisne ken kote kibabe eke epotu epati etaine yar en kute kadi kase kiti',
)
const ASKING = /^(?:ask|puc|vicar|jige|jigy|ketk|find|hear|listen|learn)/u
const DENYING = set('not no never dont vont kant nahi mat na refuse vitot nahin nako ile ventam')

/** Whether a text asks something; its words are by their sounds. */
export const asks = (text: string, words: readonly string[]): boolean =>
  /[?？]/u.test(text) ||
  BEGINS.has(words[0] ?? '') ||
  words.slice(0, FIRST).some((word) => EARLY.has(word)) ||
  words.some((word) => ANYWHERE.has(word))

/** Whether an author's phrase asks, or tells that somebody does: a question may be meant for it. */
export const isForAsking = (text: string, words: readonly string[]): boolean =>
  asks(text, words) || words.some((word) => ASKING.test(word))

/** Whether words turn against something. */
export const denies = (words: readonly string[]): boolean => words.some((word) => DENYING.has(word))
