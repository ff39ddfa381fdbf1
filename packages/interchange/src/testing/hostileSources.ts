import { BOMBS, FORMAT_BOMBS, tweeOf } from './bombs.ts'
import { ROWS } from './rows.ts'

const MB = 1_000_000

/** A file that costs whoever reads it much. */
export interface HostileSource {
  /** What it is a row of. */
  what: string
  /** Its name, by which its format is known. */
  file: string
  text: string
}

const row = (piece: string) => piece.repeat(Math.floor((2 * MB) / piece.length))

/** Two megabytes each of what a grammar has to look far for, and as much as ink may hold. */
export function hostileSources(): HostileSource[] {
  const plain = BOMBS.map(([file, piece]) => {
    const text = file.endsWith('html') ? row(piece) : `:: Start\n${row(piece)}`
    return { what: piece, file, text }
  })
  const formats = FORMAT_BOMBS.map(([format, piece]) => {
    return { what: piece, file: 'a.twee', text: tweeOf(format, `:: Start\n${row(piece)}`) }
  })
  const others = [
    { what: 'as many choices as ink may have', file: 'a.ink', text: '* a\n'.repeat(5990) },
    { what: 'as many braces as ink may have', file: 'a.ink', text: '{a|b}'.repeat(7490) },
    { what: '*choice', file: 'startup.txt', text: `*title A\n${row('*choice\n  #a\n')}` },
  ]
  const rows = ROWS.map(([what, text]) => {
    const size = text(1000).length / 1000
    return { what, file: 'a.twee', text: text(Math.floor((2 * MB) / size)) }
  })
  return [...plain, ...formats, ...others, ...rows]
}
