const UNWANTED = /(?![\t\n\r])\p{Control}|[\u2028\u2029\ufeff]/gu

/** Removes control characters and unpaired surrogates. */
export const tidy = (text: string): string => text.toWellFormed().replace(UNWANTED, '')

/** Returns a function that tidies pieces. Two pieces may share a surrogate pair. */
export function createPlainTextFilter(): (piece: string) => string {
  let held = ''
  return (piece) => {
    const text = held + piece
    held = /[\ud800-\udbff]$/.test(text) ? text.slice(-1) : ''
    return tidy(held === '' ? text : text.slice(0, -1))
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
}

const entity = (name: string): string => {
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? `&${name};`
  return code > 0 && code <= 0x10ffff ? tidy(String.fromCodePoint(code)) : ''
}

const tagText = (tag: string): string => {
  const [, name = ''] = /^<\/?([a-z][a-z0-9]*)/i.exec(tag) ?? []
  if (/^(?:b|strong|i|em)$/i.test(name)) return '*'
  if (/^(?:br|li|tr)$/i.test(name)) return tag.startsWith('</') ? '' : '\n'
  return /^(?:p|div|h[1-6]|ul|ol|blockquote|section|article)$/i.test(name) && tag.startsWith('</')
    ? '\n\n'
    : ''
}

/** Starts of notes about the answer, in brackets. */
const ASIDE = String.raw`(?:ooc|out of character|word count|total words|author['’]?s? note|note to|note:|meta:|end of (?:turn|scene|narration|response)|continued?\b|~?\p{Nd}{1,4} (?:words|शब्द|শব্দ|சொற்கள்|పదాలు|શબ્દો|ಪದಗಳು|വാക്കുകൾ|الفاظ))`

const MARKUP = new RegExp(
  [
    String.raw`<(?<dropped>script|style|svg|iframe)\b[^>]{0,400}>[^<]{0,4000}(?:<(?!\/)[^<]{0,400}){0,20}(?:<\/\k<dropped>\s*>)?`,
    '<!--[^>]{0,400}-->',
    String.raw`(?<tag><\/?[a-z][^<>]{0,400}>)`,
    String.raw`&(?<entity>#?\w{2,10});`,
    String.raw`(?<image>!\[[^\]\n]{0,200}\](?:\([^)\n]{0,400}\))?)`,
    String.raw`\[(?<link>[^\]\n]{1,200})\]\((?:https?:|\/|#|mailto:)[^)\n]{0,400}\)`,
    String.raw`(?<aside>[ \t]?[([]\s*${ASIDE}[^)\]\n]{0,300}[)\]])`,
    String.raw`(?<address>https?:\/\/[^\s<>"”’)]{1,400})`,
    '(?<strong>\\*{2,3})',
    '(?<underscores>_{1,3})',
    '(?<code>`+)',
  ].join('|'),
  'giu',
)

const isLetter = (sign: string) => /^[\p{L}\p{M}\p{N}]$/u.test(sign)

/** Returns true if a mark between these characters is the start or end of emphasis. */
function isEmphasis(before: string, after: string, isStrong: boolean): boolean {
  if (isStrong) return /\S/u.test(before) || /\S/u.test(after)
  const opens = /^$|[\s“"‘(*]/u.test(before) && /[“"‘\p{L}\p{M}\p{N}]/u.test(after)
  return (
    opens ||
    ((/[.!?,…”"’।۔]/u.test(before) || isLetter(before)) && /^$|[\s.,!?;:”"’)*—]/u.test(after))
  )
}

/** Removes markup. Only emphasis remains, marked by single asterisks. */
const plainText = (text: string, before: string, after: string): string =>
  text.replace(MARKUP, (found, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>
    if (groups['tag'] !== undefined) return tagText(groups['tag'])
    if (groups['entity'] !== undefined) return entity(groups['entity'])
    if (groups['link'] !== undefined) return groups['link']
    const isStrong = groups['strong'] !== undefined
    if (!isStrong && groups['underscores'] === undefined) return ''
    const at = rest.at(-3) as number
    const next = text.charAt(at + found.length) || after
    return isEmphasis(at === 0 ? before : text.charAt(at - 1), next, isStrong) ? '*' : found
  })

/** Matches markup at the end of a text that may be incomplete. */
const BEGUN =
  /(?:<(?:script|style|svg|iframe)\b[^]*|<[a-z!/]?[^<>]*|&#?\w{0,10}|!|!?\[[^[\]\n]*(?:\](?:\([^()\n]*)?)?|[ \t]?[([]\s*(?:[oawtnmec~\p{Nd}][^()[\]\n]*)?|https?:[^\s)<>"]*|h|ht|htt|https?|(?<![*_`])[*_`]+)$/iu
const LONGEST = 600

export function createPlainer() {
  let held = ''
  let before = ''
  const take = (isLast: boolean): string => {
    const from = Math.max(0, held.length - LONGEST)
    const begun = isLast ? -1 : held.slice(from).search(BEGUN)
    const upTo = begun < 0 ? held.length : from + begun
    const given = plainText(held.slice(0, upTo), before, held.charAt(upTo))
    before = upTo === 0 ? before : held.charAt(upTo - 1)
    held = held.slice(upTo)
    return given
  }
  return {
    hear: (piece: string): string => {
      held += piece
      return take(false)
    },
    end: (): string => take(true),
  }
}

const SCRIPTS: Readonly<Record<string, string>> = {
  en: 'Latin',
  hi: 'Devanagari',
  mr: 'Devanagari',
  bn: 'Bengali',
  te: 'Telugu',
  ta: 'Tamil',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  ur: 'Arabic',
}

/** Minimum number of letters that are needed to detect the script. */
const LETTERS_NEEDED = 40

export function isInWrongScript(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < LETTERS_NEEDED) return false
  const ours = new RegExp(`\\p{Script=${SCRIPTS[language] ?? 'Latin'}}`, 'u')
  return letters.filter((letter) => ours.test(letter)).length * 2 < letters.length
}
