/** Where one thing that is wanted ends and the next begins. */
const THEN =
  /[\s,;.]+(?:and\s+)?(?:then|after that|afterwards|and after|phir|fir|uske baad|iske baad|फिर|उसके बाद|इसके बाद|मग|नंतर|त्यानंतर|তারপর|এরপর|பிறகு|அப்புறம்)[\s,]+/iu

/** A part shorter than this only leads up to the next: "and then", "so then". */
const SHORTEST = 8

/** The first of several things that are wanted one after the other; the whole text where it is one. */
export function firstOf(text: string): string {
  const [first = ''] = text.trim().split(THEN)
  return first.length >= SHORTEST ? first : text
}
