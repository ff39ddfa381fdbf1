import { STRING } from './findClosing.ts'
import { macrosOf } from './macrosOf.ts'

/** Where the signs of macros stand while marks are looked for. */
const GUARD_BASE = 0xe200
const SIGNS = /[!-/:-@[-`{-~]/gu
const GUARDED = /[\uE200-\uE27F]/gu
/** What holds no macros, and is not told. */
const UNTOLD =
  /<script\b[\s\S]*?(?:<\/script\s*>|$)|<style\b[\s\S]*?(?:<\/style\s*>|$)|<!--[\s\S]*?(?:-->|$)/giu

const guard = (text: string): string =>
  text.replace(SIGNS, (sign) => String.fromCodePoint(GUARD_BASE + (sign.codePointAt(0) ?? 0)))

/** Puts the signs of macros back. */
export const unguardMacros = (text: string): string =>
  text.replace(GUARDED, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? GUARD_BASE) - GUARD_BASE),
  )

/**
 * Keeps what stands in SugarCube's macros from being known for marks: `$a==1` is a comparison.
 * @param strip Takes the marks out of one string, its quotation marks included.
 */
export function guardMacros(text: string, strip: (string: string, at: number) => string): string {
  const bare = text.replace(UNTOLD, (found) => ' '.repeat(found.length))
  let guarded = ''
  let from = 0
  for (const { at, end, source } of macrosOf(bare)) {
    let place = at
    const parts = source.split(STRING).map((part, index) => {
      const kept = index % 2 === 0 ? part : strip(part, place)
      place += part.length
      return kept
    })
    guarded += text.slice(from, at) + guard(parts.join(''))
    from = end
  }
  return guarded + text.slice(from)
}
