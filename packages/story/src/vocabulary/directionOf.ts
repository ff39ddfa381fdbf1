/** Story languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ur|ar|fa|he)\b/i

/** The direction in which a story of that language is read. */
export function directionOf(lang: string | undefined): 'ltr' | 'rtl' {
  return lang !== undefined && RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr'
}
