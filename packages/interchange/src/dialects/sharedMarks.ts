import type { ImportEffect } from '../shared/importedStory.ts'
import type { MarkRule } from './markRule.ts'

/** The same number of lines, nothing on them: places keep their line. */
const blank = (text: string) => text.replace(/[^\n]/gu, '')

/** Stands for a line break that is no line of the file; `showText` makes it one. */
export const LINE_BREAK = '\u2028'

const leftOut = (pattern: RegExp, message: string, effect: ImportEffect): MarkRule => ({
  pattern,
  keep: ([found]) => blank(found),
  message: () => message,
  effect,
})

/** SugarCube's `@@.class;words@@`, in a line or around lines, with any number of styles before the words. */
const STYLED =
  /@@(?:(?:[.#][\w.#-]{1,100}|[\w-]{1,40}:[^;@\n]{1,200});){0,8}((?:(?!@@)[^\n]){0,2000}?|\n(?:(?!@@)[^]){0,8000}?\n)@@/gu

/** The sign of a list or a quotation before nothing but a link. */
const LISTED = /^[ \t]*(?:>|[*+-]|(\d{1,3}[.)]))[ \t]+(?=\[\[[^\n]*\]\][ \t]*$)/gmu

/** What all formats share of HTML and of marks. */
export const SHARED_MARKS: readonly MarkRule[] = [
  leftOut(
    /(?<!<)<script\b[\s\S]*?(?:<\/script\s*>|$)/giu,
    'A script was left out; scripts never run here.',
    'story',
  ),
  leftOut(/(?<!<)<style\b[\s\S]*?(?:<\/style\s*>|$)/giu, 'A style sheet was left out.', 'looks'),
  // What stands within it is for browsers that know no such frame.
  leftOut(
    /(?<!<)<iframe\b[\s\S]*?(?:<\/iframe\s*>|$)/giu,
    'A page of another site was left out.',
    'looks',
  ),
  leftOut(/<!--[\s\S]*?(?:-->|$)/gu, 'A comment was left out.', 'nothing'),
  {
    // A tag, but no macro of SugarCube; names of passages that look like tags are guarded.
    pattern: /(?<!<)<\/?([a-z](?:[\w-]*\w)?)(?:[.#][\w.#-]{1,100})?(?:\s[^<>]*)?\/?>(?!>)/giu,
    keep: ([found, name]) => spaceOf(name ?? '') + blank(found),
    message: ([, name = '']) =>
      isBreak(name)
        ? null
        : (LEFT_OUT.get(name.toLowerCase()) ??
          `The formatting <${name.toLowerCase()}> was left out; its words stay.`),
    effect: 'looks',
  },
  {
    // Two quotes with nothing between them end an argument as often as they begin bold words.
    pattern:
      /''(?=\S)(?!>>|[,;)\]])((?:(?!'')[^\n]){1,400})''|(?<![:/])\/\/(?=\S)([^\n]{1,400}?)(?<!:)\/\//gu,
    keep: ([, bold, italic]) => bold ?? italic ?? '',
    message: () => 'Marks for bold or italic text were left out; the words stay.',
    effect: 'looks',
  },
  {
    pattern: STYLED,
    keep: ([, words]) => words ?? '',
    message: () => 'Marks of style were left out; the words stay.',
    effect: 'looks',
  },
  // A link becomes a choice, and nothing is left to be listed.
  {
    pattern: LISTED,
    keep: () => '',
    message: ([, number]) => (number === undefined ? null : 'The number of a choice was left out.'),
    effect: 'looks',
  },
]

/** Elements that have no words to stay. */
const LEFT_OUT = new Map([
  ['img', 'A picture was left out.'],
  ['audio', 'A sound was left out.'],
  ['video', 'A film was left out.'],
])

const isBreak = (name: string) => name.toLowerCase() === 'br'

/** Elements that begin on a line of their own, and cells that stand beside each other. */
const BLOCK =
  /^(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|hr|tr|table|blockquote|section|article|header|footer|center|pre)$/iu
const CELL = /^t[dh]$/iu

/** What parts words where a tag stood. */
function spaceOf(name: string): string {
  if (isBreak(name) || BLOCK.test(name)) return LINE_BREAK
  return CELL.test(name) ? ' ' : ''
}
