import { named } from './macrosOf.ts'

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
