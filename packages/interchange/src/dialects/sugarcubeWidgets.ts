import { macrosOf } from './macrosOf.ts'
import type { Notes } from '../program/notes.ts'
import { marksOf } from './formatMarks.ts'
import type { Passage } from './passages.ts'
import { stripMarkup, type TellMark } from './stripMarkup.ts'

/** What an author's own macros say. */
export interface Widgets {
  /** By their names in lower case. */
  of: ReadonlyMap<string, string>
  /** Characters that calls of them may still come to: macros that call each other would go round. */
  left: number
}

const MOST_CALLED = 2_000_000

/** The macros that passages with the tag `widget` define. */
export function widgetsIn(passages: readonly Passage[], notes: Notes): Widgets {
  const widgets = new Map<string, string>()
  const marks = marksOf(
    'sugarcube',
    passages.map(({ name }) => name),
  )
  for (const { name: page, tags, text: given, line } of passages) {
    if (!isWidgetPage(tags)) continue
    const say: TellMark = (at, message, effect) => notes.add(page, at, message, effect)
    const text = stripMarkup(given, line, say, marks)
    const macros = macrosOf(text)
    for (const [place, macro] of macros.entries()) {
      if (macro.name !== 'widget') continue
      const closing = macros.slice(place).find(({ name }) => name === '/widget')
      const [name = '', kind] = argumentsOf(macro.args)
      if (!closing || kind === 'container') continue
      widgets.set(unquoted(name).toLowerCase(), text.slice(macro.end, closing.at).trim())
    }
  }
  return { of: widgets, left: MOST_CALLED }
}

export const isWidgetPage = (tags: readonly string[]) =>
  tags.some((tag) => tag.toLowerCase() === 'widget')

const ARGUMENT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`([^`]*)`|\[\[[^[\]]*\]\]|[^\s"'`]+/gu

/** What stands after a macro's name, parted as SugarCube parts it. */
export function argumentsOf(args: string): string[] {
  return [...args.matchAll(ARGUMENT)].map(([whole, reckoned]) =>
    reckoned === undefined ? whole : `(${reckoned})`,
  )
}

/** An argument without its quotation marks. */
export const unquoted = (arg: string) => arg.replace(/^(["'])([\s\S]*)\1$/u, '$2')

/** A place that one argument of a call goes to. */
const PLACE = /[$_]args\[(\d+)\]/gu
/** What a widget asks of its arguments that is not one of them by its number. */
const OTHER = /[$_]args\b(?!\[\d)|[$_]contents\b/u

/**
 * The text of a widget for one call: in macros an argument stands as it was written, in text as it
 * reads. Null where the widget asks for more than its arguments one by one.
 */
export function widgetText(body: string, args: string): string | null {
  if (OTHER.test(body)) return null
  const given = argumentsOf(args)
  const nothing = '""'
  const written = (part: string) =>
    part.replace(PLACE, (_place, number: string) => given[Number(number)] ?? nothing)
  const read = (part: string) =>
    part.replace(PLACE, (_place, number: string) => unquoted(given[Number(number)] ?? nothing))
  let told = ''
  let from = 0
  for (const { at, end, source } of macrosOf(body)) {
    told += read(body.slice(from, at)) + written(source)
    from = end
  }
  return told + read(body.slice(from))
}
