import type { MarkRule, Marks } from './markRule.ts'
import { escapeMarks, unescapeMarks } from './escapeMarks.ts'

const LOOKS = 'Marks of emphasis were left out; the words stay.'
const LINES = 'Marks of headings, lists and rules were left out; the words stay.'

const blank = (text: string) => text.replace(/[^\n]/gu, '')

/** Words between two marks; the last group that was found holds them. */
const between = (pattern: RegExp): MarkRule => ({
  pattern,
  keep: (found) => found.slice(1).find((words) => words !== undefined) ?? '',
  message: () => LOOKS,
  effect: 'looks',
})

/** Marks at the beginning of a line. */
const leading = (pattern: RegExp): MarkRule => ({
  pattern,
  keep: ([found]) => blank(found),
  message: () => LINES,
  effect: 'looks',
})

/** Text that is told as it stands. */
const verbatim = (pattern: RegExp): MarkRule => ({
  pattern,
  keep: (found) => escapeMarks(found.slice(1).find((words) => words !== undefined) ?? ''),
  message: () => null,
  effect: 'nothing',
})

/** A backslash takes the break away that it stands beside; the line below keeps its number. */
const CONTINUED: MarkRule = {
  pattern: /\\[ \t]{0,200}\n[ \t]{0,200}|\n[ \t]{0,200}\\/gu,
  keep: () => JOINED,
  message: () => null,
  effect: 'nothing',
}

/** Stands for a line break of the file that no reader sees. */
export const JOINED = '\uE001\n'

/** A link by its name alone: where it leads is kept as it is, and its words are marked like any others. */
const NAMED_LINK: MarkRule = {
  pattern: /\[\[([^\n[\]]{0,400}[\uE100-\uE17F][^\n[\]]{0,400})\]\]/gu,
  keep: ([found, name = '']) =>
    /->|<-|\|/u.test(name) ? found : `[[${unescapeMarks(name)}->${name}]]`,
  message: () => null,
  effect: 'nothing',
}

const SUGARCUBE_VERBATIM: readonly MarkRule[] = [
  verbatim(/"""([^]{0,2000}?)"""/gu),
  // Nothing is looked for beyond the next opening: a row of them is read in one go.
  verbatim(/<nowiki>((?:(?!<nowiki>)[^]){0,2000}?)<\/nowiki>/giu),
  verbatim(/\{\{\{((?:(?!\{\{\{)[^]){0,2000}?)\}\}\}/gu),
  { pattern: /\$\$/gu, keep: () => escapeMarks('$'), message: () => null, effect: 'nothing' },
]

const SUGARCUBE: readonly MarkRule[] = [
  CONTINUED,
  leading(/^(?:!{1,6}[ \t]*|-{4,}[ \t]*$|>{1,6}[ \t]*|[*#]{1,6}[ \t]*)/gmu),
  between(/__(?=\S)([^_\n]{1,400}?)__|==(?=[^\s=])([^=\n]{1,400}?)==/gu),
  between(/\^\^(?=\S)([^^\n]{1,400}?)\^\^|~~(?=\S)([^~\n]{1,400}?)~~/gu),
]

/** Bold words may go on below, as far as their paragraph does. */
const STARS =
  /\*\*(?=[^\s*])((?:[^*\n]|\n(?![ \t]*\n)){1,400}?)\*\*|(?<![\p{L}\p{N}*$)\]"'])\*(?=[^\s*])([^*\n]{1,400}?)(?<=\S)\*(?![\p{L}\p{N}*])/gu

const HARLOWE: readonly MarkRule[] = [
  NAMED_LINK,
  verbatim(/(?<!`)``([^`]{1,2000}?)``(?!`)|(?<!`)`([^`]{1,2000}?)`(?!`)/gu),
  CONTINUED,
  leading(/^[ \t]*(?:#{1,6}(?![#\w]*>)[ \t]*|-{3,}[ \t]*$|\*{1,6}[ \t]+|(?:0\.){1,6}[ \t]+)/gmu),
  leading(/^[ \t]*(?:=+><=+|<?==+>?|=*\|=*|\|=+\|)[ \t]*$/gmu),
  between(STARS),
  between(/(?<![:/])\/\/(?!\/)([^/\n]{1,400}?)(?<!:)\/\/(?!\/)/gu),
  between(/\^\^(?=\S)([^^\n]{1,400}?)\^\^|~~(?=\S)([^~\n]{1,400}?)~~/gu),
]

const MARKDOWN: readonly MarkRule[] = [
  NAMED_LINK,
  leading(/^(?:#{1,6}[ \t]+|(?:-{3,}|\*{3,}|_{3,})[ \t]*$|[-*+][ \t]+(?=\S)|>[ \t]+)/gmu),
  between(STARS),
  between(/(?<![\p{L}\p{N}_])__(?=\S)([^_\n]{1,400}?)__(?![\p{L}\p{N}_])/gu),
  between(/(?<![\p{L}\p{N}_<%])_(?=[^\s_.])([^_\n]{1,400}?)_(?![\p{L}\p{N}_])/gu),
]

/** How each story format marks its text, beside what all of them share. */
const MARKS: Readonly<Record<string, Omit<Marks, 'names'>>> = {
  sugarcube: { verbatim: SUGARCUBE_VERBATIM, rules: SUGARCUBE, hasMacros: true },
  harlowe: { rules: HARLOWE },
  chapbook: { rules: MARKDOWN },
  snowman: { rules: MARKDOWN },
}

/** The marks of a format; `names` are those of the story's passages, in which there are none. */
export const marksOf = (format: string, names: Iterable<string> = []): Marks => ({
  ...(Object.hasOwn(MARKS, format) ? MARKS[format] : undefined),
  names: new Set(names),
})
