import { inkFiles } from './mainInk.ts'
import type { TextFile } from '../shared/sourceFile.ts'

const INCLUDE = /^[ \t]*INCLUDE[ \t]+(\S[^\n]{0,200})$/u
const KNOT = /^[ \t]*={2,}[ \t]*\w/mu

/**
 * The source of a story without its files: what is included stands in its place, and its knots at the
 * end, as ink's compiler reads it.
 */
export function wholeInk(main: TextFile, files: readonly TextFile[]): string {
  const known = inkFiles(main, files)
  const knots: string[] = []
  const included = new Set<string>()

  const inline = (text: string): string =>
    text
      .split('\n')
      .map((line) => {
        const path = INCLUDE.exec(line.trimEnd())?.[1]?.trim()
        if (path === undefined) return line
        const name = known.ResolveInkFilename(path)
        // What is included twice would be declared twice.
        if (included.has(name)) return ''
        included.add(name)
        const whole = inline(known.LoadInkFileContents(name))
        const at = whole.search(KNOT)
        if (at < 0) return whole
        knots.push(whole.slice(at))
        return whole.slice(0, at)
      })
      .join('\n')

  return [inline(main.text), ...knots].join('\n')
}
