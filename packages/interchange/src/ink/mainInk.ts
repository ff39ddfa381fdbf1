import { baseName, folderOf, type TextFile } from '../shared/sourceFile.ts'

const INCLUDE = /^[ \t]*INCLUDE[ \t]+(\S[^\n]{0,200})$/gmu

const includedBy = ({ name, text }: TextFile) =>
  [...text.matchAll(INCLUDE)].map(([, path = '']) => pathFrom(folderOf(name), path.trim()))

/** The file that no other one includes; of several the one that includes the most. */
export function mainInk(files: readonly TextFile[]): TextFile {
  const included = new Set(files.flatMap((file) => includedBy(file)))
  const isIncluded = ({ name }: TextFile) => included.has(name) || included.has(baseName(name))
  const free = files.filter((file) => !isIncluded(file))
  const [main] = (free.length > 0 ? free : files).toSorted(
    (a, b) => includedBy(b).length - includedBy(a).length,
  )
  return main ?? { name: '', text: '' }
}

/** A path as another file names it, without `.` and `..`. */
export function pathFrom(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}${path.replaceAll('\\', '/')}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** Finds what ink includes among the files: beside the main one, or anywhere by its bare name. */
export function inkFiles(main: TextFile, files: readonly TextFile[]) {
  const find = (path: string) => {
    const whole = pathFrom(folderOf(main.name), path)
    return (
      files.find(({ name }) => name === whole) ??
      files.find(({ name }) => baseName(name) === baseName(whole))
    )
  }
  let left = MOST_SIGNS
  return {
    ResolveInkFilename: (path: string) => find(path)?.name ?? path,
    LoadInkFileContents: (name: string) => {
      const text = files.find((file) => file.name === name)?.text
      if (text === undefined) throw new MissingInk(name)
      left -= text.length
      // What includes itself many times over would grow without end.
      if (left < 0) throw new MissingInk(name)
      return text
    },
  }
}

const MOST_SIGNS = 8_000_000

/** A file that ink includes, and that is not there. */
export class MissingInk extends Error {
  readonly path: string
  constructor(path: string) {
    super(`There is no file "${path}".`)
    this.path = path
  }
}
