import type { FindClosing } from './findClosing.ts'
import { plainName } from './harloweValues.ts'
import { LONGEST_MACRO, named, type Macro } from './macrosOf.ts'

/** Links whose hook is told once they are taken. */
export const REVEALS = named('link linkreplace linkreveal linkrepeat linkrerun')
/** Macros that a branch begins with. */
export const CONDITIONS = new Set(['if', 'unless', 'elseif', 'else'])
/** Links that can be taken again and again, and tell their hook anew. */
export const AGAIN = new Set(['linkrepeat', 'linkrerun'])
/** Macros that are values, and are told as what they come to. */
export const VALUES = named(
  'cond either random min max floor ceil round abs num number str string text uppercase ' +
    'lowercase upperfirst lowerfirst',
)
/** Macros that change how a page looks, when it shows its words, or how the program is used. */
export const LOOKS =
  /^(?:text\w*|colou?r|background|align|transition\w*|t8n\w*|font|css|box|float\w*|border\w*|b4r\w*|corner\w*|hoverstyle|opacity|charstyle|linestyle|linkstyle|iconredo|iconfullscreen|iconrestart|savegame|loadgame|restart|reload|restartstory|openurl|gotourl|enchant\w*)$/u
/** Macros that show their words later: a matter of looks where there is nothing but words. */
export const LATER = new Set(['live', 'event', 'after'])
/** Macros that make words of a value: what is shown is the value. */
export const SHOWN = new Set(['print', 'str', 'string', 'text'])

/** A macro by its name, or one of the story’s own that a variable holds. */
const MACRO_NAME = /\(\s*([$_]?[a-z][\w-]*)\s*:/iuy

/** A text with macros in it. */
export interface Bracketed {
  text: string
  closingOf: FindClosing
}

/** The macro that stands at a place; null where none does. */
export function readMacro({ text, closingOf }: Bracketed, at: number): Macro | null {
  MACRO_NAME.lastIndex = at
  const found = MACRO_NAME.exec(text)
  const end = found && closingOf(at)
  if (!found || !end) return null
  const [opening, name = ''] = found
  const isCut = end - at > LONGEST_MACRO
  return {
    name: plainName(name),
    args: isCut ? '' : text.slice(at + opening.length, end - 1).trim(),
    source: text.slice(at, end),
    at,
    end,
    isCut,
  }
}

/** How much space stands at a place, line breaks that no reader sees among it. */
export function spaceAt(text: string, at: number): number {
  const space = /[\s\uE001]*/uy
  space.lastIndex = at
  return space.exec(text)?.[0].length ?? 0
}
