const THEN =
  /(?:^|(?<![\s,;.])[\s,;.]+)(?:and\s+)?(?:(?:then|after (?:that|this|it)|afterwards|and after|once (?:that|it)['’]?s? (?:is )?(?:done|over)|when (?:that|it)['’]?s? (?:is )?(?:done|over)|phir|fir|(?:us|is)ke ba+d|ba+d (?:me|mein))|(?:फिर|उसके बाद|इसके बाद|बाद में|मग|नंतर|त्यानंतर|তারপর|এরপর|பிறகு|அப்புறம்|తర్వాత|ఆ తర్వాత|પછી|ત્યાર પછી|ಆಮೇಲೆ|ನಂತರ|ಆ ನಂತರ|പിന്നെ|അതിനുശേഷം|ശേഷം|پھر|اس کے بعد|بعد میں))(?=[\s,])[\s,]+/iu

const AND = /(?<![\s,])(?:,\s*|\s+)(?:and|aur|ani|और|आणि|এবং|আর|மற்றும்|మరియు|અને|ಮತ್ತು|ഒപ്പം|اور)\s+/iu

/** Minimum length of the first part, because "and then" alone is not a request. */
const SHORTEST = 6

interface SplitInput {
  first: string
  rest: string | null
}

export const splitAtThen = (text: string): SplitInput => partedBy(THEN, text)

/** Splits text at an "and", which may join one request or two. */
export const splitAtAnd = (text: string): SplitInput => partedBy(AND, text)

function partedBy(word: RegExp, text: string): SplitInput {
  const whole = text.trim()
  const found = word.exec(whole)
  if (found === null || found.index < SHORTEST) return { first: text, rest: null }
  const rest = whole.slice(found.index + found[0].length)
  return { first: whole.slice(0, found.index), rest: rest === '' ? null : rest }
}

const OR = /(?<!\s)\s+(?:or|ya|या|किंवा|বা|অথবা|அல்லது|లేదా|లేక|અથવા|ಅಥವಾ|ಇಲ್ಲವೇ|അല്ലെങ്കിൽ|അഥവാ|یا)\s+/iu

export function splitAtOr(text: string): readonly [string, string] | null {
  const whole = text.trim()
  const or = OR.exec(whole)
  if (or === null) return null
  return [whole.slice(0, or.index), whole.slice(or.index + or[0].length)]
}
