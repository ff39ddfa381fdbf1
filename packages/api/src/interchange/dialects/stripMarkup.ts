import { decodeEntities } from './decodeEntities.ts'
import { lineCounter } from './lines.ts'

/** The same number of lines, nothing on them: places keep their line. */
const blank = (text: string) => text.replace(/[^\n]/gu, '')

/** Stands for a line break that is no line of the file; `showText` makes it one. */
const LINE_BREAK = '\u2028'

interface Rule {
  pattern: RegExp
  /** What is left of what was found. */
  keep: (found: RegExpMatchArray) => string
  /** What a note says; null where nothing was lost. */
  message: (found: RegExpMatchArray) => string | null
}

const leftOut = (pattern: RegExp, message: string): Rule => ({
  pattern,
  keep: ([found]) => blank(found),
  message: () => message,
})

/** SugarCube's `@@.class;words@@`, with any number of styles before the words. */
const STYLED = /@@(?:(?:[.#][\w.#-]{1,100}|[\w-]{1,40}:[^;@\n]{1,200});){0,8}([^@\n]{1,400})@@/gu

/** The sign of a list or a quotation before nothing but a link. */
const LISTED = /^[ \t]*(?:>|[*+-]|\d{1,3}[.)])[ \t]+(?=\[\[[^\n]*\]\][ \t]*$)/gmu

const RULES: readonly Rule[] = [
  leftOut(
    /(?<!<)<script\b[\s\S]*?(?:<\/script\s*>|$)/giu,
    'A script was left out; scripts never run here.',
  ),
  leftOut(/(?<!<)<style\b[\s\S]*?(?:<\/style\s*>|$)/giu, 'A style sheet was left out.'),
  leftOut(/<!--[\s\S]*?(?:-->|$)/gu, 'A comment was left out.'),
  {
    // A tag, but neither a SugarCube macro nor a part of a link: names may look like tags.
    pattern: /\[\[[^\n[\]]{0,400}\]\]|(?<!<)<\/?([a-z][\w-]*)(?:\s[^<>]*)?\/?>(?!>)/giu,
    keep: ([found, name]) =>
      name === undefined ? found : (isBreak(name) ? LINE_BREAK : '') + blank(found),
    message: ([, name]) =>
      name === undefined || isBreak(name)
        ? null
        : `The formatting <${name?.toLowerCase()}> was left out; its words stay.`,
  },
  {
    pattern: /''(?=\S)([^'\n]{1,400}?)''|(?<![:/])\/\/(?=\S)([^\n]{1,400}?)(?<![:\s])\/\//gu,
    keep: ([, bold, italic]) => bold ?? italic ?? '',
    message: () => 'Marks for bold or italic text were left out; the words stay.',
  },
  {
    pattern: STYLED,
    keep: ([, words]) => words ?? '',
    message: () => 'Marks of style were left out; the words stay.',
  },
  // A link becomes a choice, and nothing is left to be listed.
  { pattern: LISTED, keep: () => '', message: () => null },
]

const isBreak = (name: string | undefined) => name?.toLowerCase() === 'br'

/**
 * Text without what only a browser understands: scripts go, formatting leaves its words. `line` is
 * the one on which the text begins.
 */
export function stripMarkup(
  source: string,
  line: number,
  note: (line: number, message: string) => void,
): string {
  return RULES.reduce((text, { pattern, keep, message }) => {
    const lineOf = lineCounter(text, line)
    let kept = ''
    let end = 0
    for (const found of text.matchAll(pattern)) {
      const said = message(found)
      if (said !== null) note(lineOf(found.index), said)
      kept += text.slice(end, found.index) + keep(found)
      end = found.index + found[0].length
    }
    return kept + text.slice(end)
  }, source)
}

/** What a reader sees of a stretch of text: entities and line breaks become what they stand for. */
export function showText(text: string): string {
  return decodeEntities(text).replaceAll(LINE_BREAK, '\n')
}
