const RIGHT_TO_LEFT = /^(ur|ar|fa|he)\b/i

export function directionOf(lang: string | undefined): 'ltr' | 'rtl' {
  return lang !== undefined && RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr'
}
