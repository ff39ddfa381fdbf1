import { type Draw, drawFrom, drawIndex } from '@kathasagar/story'

import type { Lines, Slot } from './lines/lines.ts'
import { tidy } from '../words/tidy.ts'

export type Fills = Readonly<Record<string, string>>

export interface Voice {
  draw: Draw
  /** A line of the manner. */
  line: (slot: Slot, fills?: Fills) => string
  /** One of the rows that was not told yet, filled and tidied; blank where all of them were. */
  oneOf: (rows: readonly string[], fills?: Fills) => string
  /** Any of the rows, filled and tidied, told before or not. */
  filled: (rows: readonly string[], fills: Fills) => string
  /** One of the texts as it stands: one not told yet, else the one that was told longest ago. */
  leastTold: (texts: readonly string[]) => string
  /** Whether it was told, as far back as the storyteller is reminded of. */
  wasTold: (text: string) => boolean
  /** Whether it was told alone, or more than once: a piece of a scene is told with the scene already. */
  wasRetold: (text: string) => boolean
}

export function openVoice(lines: Lines, seed: number, recent: readonly string[]): Voice {
  const draw = drawFrom(seed)
  const told = [...recent]
  const wasTold = (text: string) => told.some((answer) => answer.includes(text))

  const turned = (rows: readonly string[]) => {
    const first = drawIndex(draw, rows.length)
    return [...rows.slice(first), ...rows.slice(0, first)]
  }
  const leastTold = (texts: readonly string[]) => {
    const lastTold = (text: string) => told.findLastIndex((answer) => answer.includes(text))
    return turned(texts).toSorted((a, b) => lastTold(a) - lastTold(b))[0] ?? ''
  }
  const oneOf = (rows: readonly string[], fills: Fills = {}) => {
    const row = turned(rows).find((one) => !wasTold(knownBy(one, fills)))
    if (row === undefined) return ''
    const line = tidy(fill(row, fills))
    // What is said in this answer is not said in it again.
    told.push(line)
    return line
  }
  const filled = (rows: readonly string[], fills: Fills) => tidy(fill(turned(rows)[0] ?? '', fills))
  const timesTold = (text: string) => recent.filter((answer) => answer.includes(text)).length
  return {
    draw,
    oneOf,
    filled,
    leastTold,
    wasTold,
    wasRetold: (text) => timesTold(text) > 1 || recent.includes(text),
    line: (slot, fills) => oneOf(lines[slot], fills),
  }
}

/** Fewer letters than this of a row's own, as "You {deed}.", stand in many a text that is not made from it. */
const TELLING = 17

/** What shows that a row was told: its own words, where there are enough of them, else the whole. */
function knownBy(row: string, fills: Fills): string {
  const mark = markOf(row)
  return mark.length < TELLING ? tidy(fill(row, fills)) : mark
}

/** The longest piece of a template that stands in every line made from it. */
export function markOf(template: string): string {
  const pieces = template
    .split(/\{\w+\}/u)
    .map((piece) => piece.replace(/^[\s.,:;।۔،”]+/u, '').trim())
  return pieces.toSorted((a, b) => b.length - a.length)[0] ?? ''
}

/** Fills a template once: what is filled in is text, whatever signs it holds. */
function fill(template: string, fills: Fills): string {
  return template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const text = fills[name]
    if (text === undefined) throw new Error(`Nothing to fill {${name}} with in: ${template}`)
    return text
  })
}
