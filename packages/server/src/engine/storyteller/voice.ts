import { type Draw, drawFrom, drawIndex } from '@kathasagar/api/rules'

import type { Lines, Slot } from './lines/lines.ts'
import { tidy } from './tidy.ts'

export type Fills = Readonly<Record<string, string>>

export interface Voice {
  draw: Draw
  /** A line of the manner. */
  line: (slot: Slot, fills?: Fills) => string
  /** One of the rows, filled and tidied; not one that was told lately, if any other is left. */
  oneOf: (rows: readonly string[], fills?: Fills) => string
  /** One of the texts as it stands: one not told lately, else the one that was told longest ago. */
  leastTold: (texts: readonly string[]) => string
  /** Whether it was told lately, and is better not told yet. */
  wasTold: (text: string) => boolean
  /** Whether it was told at all, as far back as the storyteller is reminded of. */
  wasEverTold: (text: string) => boolean
  /** Whether it was told alone, or more than once: a piece of a scene is told with the scene already. */
  wasRetold: (text: string) => boolean
}

/**
 * Answers this far back are not told again. What may be told in every turn has more lines than this,
 * and a line stands at most once in an answer, so that a new one is always left to open with: no two
 * answers are alike.
 */
export const ANSWERS_REMEMBERED = 9

export function openVoice(lines: Lines, seed: number, recent: readonly string[]): Voice {
  const draw = drawFrom(seed)
  const told = recent.slice(-ANSWERS_REMEMBERED)
  const wasTold = (text: string) => told.some((answer) => answer.includes(text))

  const freshest = (rows: readonly string[], markOfRow: (row: string) => string) => {
    const first = drawIndex(draw, rows.length)
    const turned = [...rows.slice(first), ...rows.slice(0, first)]
    const untold = turned.find((row) => !wasTold(markOfRow(row)))
    if (untold !== undefined) return untold
    // All were told lately: the one that was told first may come again.
    const lastTold = (row: string) => told.findLastIndex((it) => it.includes(markOfRow(row)))
    return turned.toSorted((a, b) => lastTold(a) - lastTold(b))[0] ?? ''
  }
  const oneOf = (rows: readonly string[], fills: Fills = {}) => {
    const line = tidy(fill(freshest(rows, markOf), fills))
    // What is said in this answer is not said in it again.
    told.push(line)
    return line
  }
  const timesTold = (text: string) => recent.filter((answer) => answer.includes(text)).length
  return {
    draw,
    oneOf,
    leastTold: (texts) => freshest(texts, (text) => text),
    wasTold,
    wasEverTold: (text) => timesTold(text) > 0,
    wasRetold: (text) => timesTold(text) > 1 || recent.includes(text),
    line: (slot, fills) => oneOf(lines[slot], fills),
  }
}

/** The longest piece of a template that stands in every line made from it. */
export function markOf(template: string): string {
  const pieces = template
    .split(/\{\w+\}/u)
    .map((piece) => piece.replace(/^[\s.,:;।”]+/u, '').trim())
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
