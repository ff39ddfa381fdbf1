import { baseName, folderOf, type TextFile } from '../shared/sourceFile.ts'

const INCLUDE = /^[ \t]*INCLUDE[ \t]+(\S[^\n]{0,200})$/u
const INCLUDES = new RegExp(INCLUDE, 'gmu')
const KNOT = /^[ \t]*={2,}[ \t]*\w/mu

/** Thrown if ink includes a file that was not imported. */
export class MissingInk extends Error {}

/** Returns the file that no other file includes. If several, the one with the most includes. */
export function mainInk(files: readonly TextFile[]): TextFile {
  const includedBy = ({ name, text }: TextFile) =>
    [...text.matchAll(INCLUDES)].map(([, path = '']) => pathFrom(folderOf(name), path.trim()))
  const included = new Set(files.flatMap((file) => includedBy(file)))
  const isIncluded = ({ name }: TextFile) => included.has(name) || included.has(baseName(name))
  const free = files.filter((file) => !isIncluded(file))
  const [main] = (free.length > 0 ? free : files).toSorted(
    (a, b) => includedBy(b).length - includedBy(a).length,
  )
  return main ?? { name: '', text: '' }
}

export function pathFrom(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}${path.replaceAll('\\', '/')}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/**
 * Inlines all includes. Included text replaces its INCLUDE line, and knots move to the end, as in
 * ink's compiler. Throws `MissingInk` if a file is missing.
 */
export function inlineInkIncludes(main: TextFile, files: readonly TextFile[]): string {
  const knots: string[] = []
  const included = new Set<string>()

  const inline = (text: string): string =>
    text
      .split('\n')
      .map((line) => {
        const path = INCLUDE.exec(line.trimEnd())?.[1]?.trim()
        if (path === undefined) return line
        const whole = pathFrom(folderOf(main.name), path)
        const file =
          files.find(({ name }) => name === whole) ??
          files.find(({ name }) => baseName(name) === baseName(whole))
        if (!file) throw new MissingInk(path)
        // A file that is included twice would declare everything twice.
        if (included.has(file.name)) return ''
        included.add(file.name)
        const inner = inline(file.text)
        const at = inner.search(KNOT)
        if (at < 0) return inner
        knots.push(inner.slice(at))
        return inner.slice(0, at)
      })
      .join('\n')

  return [inline(main.text), ...knots].join('\n')
}
