import { decodeEntities } from './decodeEntities.ts'
import { escapeMarks, unescapeMarks } from './escapeMarks.ts'
import { readLink } from './readLink.ts'
import { removeMacros } from './removeMacros.ts'
import { attributeOf, extractPicture, type PassagePicture } from './extractPicture.ts'

export interface PlainPassage {
  text: string
  links: readonly { label: string; target: string }[]
  picture: PassagePicture | null
  /** Removed constructs in the author's notation: `<<set>>`, `<button>`, `$gold`. */
  lost: readonly string[]
  losesLooks: boolean
}

const BEGIN = '\uE010'
const END = '\uE012'
const LINE = '\uE011'

type Rule = readonly [pattern: RegExp, change: (found: string, ...groups: string[]) => string]

const first = (groups: readonly unknown[]) =>
  groups.slice(0, -2).find((one): one is string => typeof one === 'string') ?? ''
const emphasised: Rule[1] = (_, ...groups) => `${BEGIN}${first(groups)}${END}`
const verbatim: Rule[1] = (_, ...groups) => escapeMarks(first(groups))
const words: Rule[1] = (_, ...groups) => first(groups)
const nothing: Rule[1] = () => ''

const STARS: readonly Rule[] = [
  [/\*\*(?=[^\s*])([^*\n]{1,400}?)\*\*/gu, emphasised],
  [/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,400}?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, emphasised],
]
const RAISED: readonly Rule[] = [
  [/\^\^(?=\S)([^^\n]{1,400}?)\^\^/gu, words],
  [/~~(?=\S)([^~\n]{1,400}?)~~/gu, words],
]
const CONTINUED: Rule = [/\\[ \t]{0,200}\n[ \t]{0,200}|\n[ \t]{0,200}\\/gu, nothing]

const MARKDOWN: readonly Rule[] = [
  [/^(?:#{1,6}[ \t]+|(?:-{3,}|\*{3,}|_{3,})[ \t]*$|[-*+][ \t]+(?=\S)|>[ \t]+)/gmu, nothing],
  ...STARS,
  [/(?<![\p{L}\p{N}_])__(?=\S)([^_\n]{1,400}?)__(?![\p{L}\p{N}_])/gu, emphasised],
  [/(?<![\p{L}\p{N}_<%])_(?=[^\s_.])([^_\n]{1,400}?)_(?![\p{L}\p{N}_])/gu, emphasised],
  [/(?<![[\w])\[([^[\]\n]{1,200})\]\(https?:[^()\s]{1,500}\)/gu, words],
]

/** Verbatim text of each format. It is replaced first. */
const VERBATIM: Readonly<Record<string, readonly Rule[]>> = {
  sugarcube: [
    [/"""([^]{0,2000}?)"""/gu, verbatim],
    [/<nowiki>((?:(?!<nowiki>)[^]){0,2000}?)<\/nowiki>/giu, verbatim],
    [/\{\{\{((?:(?!\{\{\{)[^]){0,2000}?)\}\}\}/gu, verbatim],
    [/\/\*[^]*?(?:\*\/|$)|\/%[^]*?(?:%\/|$)/gu, nothing],
  ],
  harlowe: [[/(?<!`)``([^`]{1,2000}?)``(?!`)|(?<!`)`([^`]{1,2000}?)`(?!`)/gu, verbatim]],
}
const MARKS: Readonly<Record<string, readonly Rule[]>> = {
  sugarcube: [
    CONTINUED,
    [/^(?:!{1,6}[ \t]*|-{4,}[ \t]*$|>{1,6}[ \t]*|[*#]{1,6}[ \t]*)/gmu, nothing],
    [/__(?=\S)([^_\n]{1,400}?)__|==(?=[^\s=])([^=\n]{1,400}?)==/gu, words],
    ...RAISED,
  ],
  harlowe: [
    CONTINUED,
    [
      /^[ \t]*(?:#{1,6}(?![#\w]*>)[ \t]*|-{3,}[ \t]*$|\*{1,6}[ \t]+|(?:0\.){1,6}[ \t]+)/gmu,
      nothing,
    ],
    [/^[ \t]*(?:=+><=+|<?==+>?|=*\|=*|\|=+\|)[ \t]*$/gmu, nothing],
    ...STARS,
    ...RAISED,
  ],
  chapbook: MARKDOWN,
  snowman: MARKDOWN,
}

const SHARED: readonly Rule[] = [
  [/''(?=\S)((?:(?!'')[^\n]){1,400})''/gu, emphasised],
  [/(?<![:/])\/\/(?=\S)([^/\n]{1,400}?)(?<!:)\/\/(?!\/)/gu, emphasised],
  [/@@(?:[.#\w:-][^;@\n]{0,200};){0,8}((?:(?!@@)[^]){0,4000}?)@@/gu, words],
]

const COMMENT: Rule = [/<!--[^]*?(?:-->|$)/gu, nothing]
const STYLE = /(?<!<)<style\b[^]*?(?:<\/style\s*>|$)/giu
const PROGRAM = /(?<!<)<(script|iframe|object|svg|select)\b[^]*?(?:<\/\1\s*>|$)/giu
/** Matches `<a data-passage="name">words</a>`, also with `button`. */
const LINK_ELEMENT =
  /<(a|button)\b(?=[^<>]{0,300}\bdata-passage\s*=)([^<>]{0,300})>((?:(?!<\/?\1\b)[^]){0,300}?)<\/\1\s*>/giu
const TAG = /(?<!<)<(\/?)([a-z](?:[\w-]*\w)?)(?:[.#][\w.#-]{1,100})?(\s[^<>]*)?\/?>(?!>)/giu
/** Interactive elements, whose loss affects the story. */
const CONTROL =
  /^(?:button|input|textarea|select|option|form|canvas|embed|dialog|details|meter|progress|map|area)$/iu
const ACTS =
  /\bon[a-z]{2,20}\s{0,20}=|=\s{0,20}["']?\s{0,20}javascript:|\bcontenteditable\b|\bdata-(?:passage|setter)\b/iu
const EMPHASIS_TAG = /^(?:em|i|b|strong)$/iu
const BLOCK =
  /^(?:br|p|div|li|ul|ol|dl|dt|dd|h[1-6]|hr|tr|table|blockquote|section|article|header|footer|center|pre)$/iu

const WEB = /^(?:https?:|mailto:|\/\/)/iu

export function plainText(
  source: string,
  format: string,
  names: ReadonlySet<string>,
): PlainPassage {
  const lost = new Set<string>()
  let losesLooks = false
  const apply = (text: string, rules: readonly Rule[]) =>
    rules.reduce((before, [pattern, change]) => before.replace(pattern, change), text)

  let { text, picture } = extractPicture(
    guardTargets(apply(source, [...(VERBATIM[format] ?? []), COMMENT])),
  )
  text = text.replace(PROGRAM, (_, name: string) => {
    lost.add(`<${name.toLowerCase()}>`)
    return ''
  })
  const macros = removeMacros(format, text.replace(STYLE, ''))
  for (const one of macros.removed) lost.add(one)
  text = macros.text
    .replace(LINK_ELEMENT, (_, _name: string, attributes: string, inner: string) => {
      if (ACTS.test(attributes.replace(/\bdata-passage\b/iu, ''))) lost.add('data-setter')
      const target = attributeOf(attributes, 'data-passage')
      return `[[${inner.replace(/<[^<>]*>|[[\]]/gu, '').trim() || target}->${target}]]`
    })
    .replace(TAG, (_, slash: string, name: string, attributes = '') => {
      if (CONTROL.test(name) || ACTS.test(attributes)) {
        if (slash === '') lost.add(`<${name.toLowerCase()}>`)
      } else losesLooks ||= !BLOCK.test(name) && !EMPHASIS_TAG.test(name)
      if (BLOCK.test(name)) return LINE
      if (EMPHASIS_TAG.test(name)) return slash === '' ? BEGIN : END
      return /^t[dh]$/iu.test(name) ? ' ' : ''
    })
  const marked = apply(text, [...(MARKS[format] ?? STARS), ...SHARED])
  const { told, links } = takeLinks(marked, names, lost)
  return { text: shown(told), links, picture, lost: [...lost], losesLooks }
}

/** Protects link targets, which may resemble markup. */
function guardTargets(text: string): string {
  let guarded = ''
  let end = 0
  const last = text.lastIndexOf(']]')
  for (let at = linkAt(text, 0); at !== -1 && at < last; at = linkAt(text, at + 2)) {
    const link = at < end ? null : readLink(text, at)
    if (!link) continue
    const setter = link.hasSetter ? '][' : ''
    guarded += `${text.slice(end, at)}[[${link.label}->${escapeMarks(link.target)}${setter}]]`
    end = link.end
  }
  return guarded + text.slice(end)
}

/** Returns the index of the next link. If there are three brackets, the first one opens a Harlowe hook. */
function linkAt(text: string, from: number): number {
  let at = text.indexOf('[[', from)
  while (at !== -1 && text[at + 2] === '[') at += 1
  return at
}

/** Extracts links. Text of links inside a sentence remains. */
function takeLinks(text: string, names: ReadonlySet<string>, lost: Set<string>) {
  const links: { label: string; target: string }[] = []
  const lines = text.split('\n').map((line) => {
    let kept = ''
    let sentence = ''
    let end = 0
    const last = line.lastIndexOf(']]')
    for (let at = linkAt(line, 0); at !== -1 && at < last; at = linkAt(line, at + 2)) {
      const link = at < end ? null : readLink(line, at)
      if (!link) continue
      const target = decodeEntities(link.target)
      const label = shown(link.label).replaceAll('*', '')
      if (link.hasSetter) lost.add('[[ ][ ]]')
      if (/^javascript:/iu.test(target) || (/^[$_(]/u.test(target) && !names.has(target))) {
        lost.add('[[ ]]')
      } else if (names.has(target) || !WEB.test(target))
        links.push({ label: label || target, target })
      kept += line.slice(end, at)
      sentence += line.slice(end, at) + label
      end = link.end
    }
    const rest = line.slice(end)
    // Drops text that consists only of links.
    return /[\p{L}\p{N}]/u.test(shown(kept + rest)) ? sentence + rest : ''
  })
  return { told: lines.join('\n'), links }
}

function shown(text: string): string {
  return unescapeMarks(
    withStars(decodeEntities(text).replaceAll(LINE, '\n'))
      .replace(/[ \t\u00a0]+/gu, ' ')
      .replace(/ ?\n ?/gu, '\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
  )
}

/** Marks emphasis with asterisks. Removes nested and multi-line emphasis. */
function withStars(text: string): string {
  let depth = 0
  let told = ''
  let within = ''
  for (const part of text.split(/([\uE010\uE012])/u)) {
    if (part === BEGIN) depth += 1
    else if (part === END && depth > 0) {
      depth -= 1
      if (depth > 0) continue
      const words = within.trim()
      told +=
        words === '' || words.includes('\n') ? within : within.replace(words, () => `*${words}*`)
      within = ''
    } else if (depth > 0) within += part
    else if (part !== END) told += part
  }
  return told + within
}
