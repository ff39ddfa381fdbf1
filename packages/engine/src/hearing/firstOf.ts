/** Where one thing that is wanted ends and the next begins. */
const THEN =
  /(?:^|(?<![\s,;.])[\s,;.]+)(?:and\s+)?(?:(?:then|after (?:that|this|it)|afterwards|and after|once (?:that|it)['’]?s? (?:is )?(?:done|over)|when (?:that|it)['’]?s? (?:is )?(?:done|over)|phir|fir|(?:us|is)ke ba+d|ba+d (?:me|mein))|(?:फिर|उसके बाद|इसके बाद|बाद में|मग|नंतर|त्यानंतर|তারপর|এরপর|பிறகு|அப்புறம்|తర్వాత|ఆ తర్వాత|પછી|ત્યાર પછી|ಆಮೇಲೆ|ನಂತರ|ಆ ನಂತರ|പിന്നെ|അതിനുശേഷം|ശേഷം|پھر|اس کے بعد|بعد میں))(?=[\s,])[\s,]+/iu

const AND = /(?<![\s,])(?:,\s*|\s+)(?:and|aur|ani|और|आणि|এবং|আর|மற்றும்|మరియు|અને|ಮತ್ತು|ഒപ്പം|اور)\s+/iu

/** A part shorter than this only leads up to the next: "and then", "so then". */
const SHORTEST = 6

/** What is wanted one after the other: the first, and all that is to come after it, if anything is. */
export interface InOrder {
  first: string
  rest: string | null
}

/** Parts words into what comes first and what comes then; words that want one thing stay whole. */
export const inOrder = (text: string): InOrder => partedBy(THEN, text)

/** The sides of an "and". Whether they are two things or one, only the scene can tell. */
export const joined = (text: string): InOrder => partedBy(AND, text)

function partedBy(word: RegExp, text: string): InOrder {
  const whole = text.trim()
  const found = word.exec(whole)
  if (found === null || found.index < SHORTEST) return { first: text, rest: null }
  const rest = whole.slice(found.index + found[0].length)
  return { first: whole.slice(0, found.index), rest: rest === '' ? null : rest }
}
