import { wordsOf } from '@kathasagar/story'

import { memoize } from './memoize.ts'

/** Small words that only English is full of. */
const ENGLISH = new Set(
  wordsOf(
    `the a an of and i my mine you your he she it its his her their our we they them this that these those what who
    whose why how when where which is are was were am be been did does dont cant wont im ive ill on at in with from
    for if about up down out there then not any some have has had can will would could should just`,
  ),
)
/** Small words of Hindi as it is typed in Latin letters, and of no English. */
const TYPED_HINDI = new Set(
  wordsOf(
    `hai hain ka ki ke ko kya kyu kyun kyon nahi nahin mat mera meri mere tera teri tum aap kaun kahan kaise kab kar
    karo karta karti raha rahi hun hoon tha thi mujhe usko use unko yeh ye woh wo aur lekin yaar bhai mein se par`,
  ),
)
const TEXTS_KEPT = 2048

/** Whether a text is English, told by its small words: what no list knows may be any language's. */
export const isEnglish = memoize((text: string): boolean => {
  const words = wordsOf(text)
  if (words.some((word) => !/^[a-z\d'’]+$/u.test(word))) return false
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(ENGLISH) > count(TYPED_HINDI)
}, TEXTS_KEPT)
