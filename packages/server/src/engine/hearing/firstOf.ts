/** Where one thing that is wanted ends and the next begins. */
const THEN =
  /(?:^|(?<![\s,;.])[\s,;.]+)(?:and\s+)?(?:(?:then|after (?:that|this|it)|afterwards|and after|once (?:that|it)['’]?s? (?:is )?(?:done|over)|when (?:that|it)['’]?s? (?:is )?(?:done|over)|phir|fir|(?:us|is)ke ba+d|ba+d (?:me|mein))|(?:फिर|उसके बाद|इसके बाद|बाद में|मग|नंतर|त्यानंतर|তারপর|এরপর|பிறகு|அப்புறம்))(?=[\s,])[\s,]+/iu

/** A part shorter than this only leads up to the next: "and then", "so then". */
const SHORTEST = 6

/** What is wanted one after the other: the first, and all that is to come after it, if anything is. */
export interface InOrder {
  first: string
  rest: string | null
}

/** Parts words into what comes first and what comes then; words that want one thing stay whole. */
export function inOrder(text: string): InOrder {
  const whole = text.trim()
  const then = THEN.exec(whole)
  if (then === null || then.index < SHORTEST) return { first: text, rest: null }
  const rest = whole.slice(then.index + then[0].length)
  return { first: whole.slice(0, then.index), rest: rest === '' ? null : rest }
}

/** The first of several things that are wanted one after the other; the whole text where it is one. */
export const firstOf = (text: string): string => inOrder(text).first
