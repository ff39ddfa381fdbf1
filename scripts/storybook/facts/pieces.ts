import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { root } from '../../architecture/imports.ts'

/** A piece's folder: its own source, without stories and tests. */
export interface Piece {
  name: string
  /** Folder from the root. */
  folder: string
  files: readonly { path: string; text: string }[]
}

const isSource = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(stories|test|docs)\.tsx?$/.test(name)

/** Source files below a folder, with what they say. */
export function readSources(folder: string) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map(({ name, parentPath }) => join(parentPath, name))
    .toSorted()
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
}

/** Every piece of the book by its name: a folder with a file of the same name. */
export function readPieces(): ReadonlyMap<string, Piece> {
  const pieces = new Map<string, Piece>()
  for (const place of ['components', 'screens']) {
    const files = readSources(`packages/ui/src/${place}`)
    for (const { path } of files) {
      const folder = dirname(path)
      const name = folder.split('/').at(-1) ?? ''
      if (!path.endsWith(`/${name}/${name}.tsx`)) continue
      pieces.set(name, {
        name,
        folder,
        files: files.filter((file) => dirname(file.path) === folder),
      })
    }
  }
  return pieces
}

/** Names that a file imports, by the path that it imports them from. */
export const importsOf = (text: string) =>
  [...text.matchAll(/^import (?!type )(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm)].map(
    ([, names = '', from = '']) => ({
      from,
      names: names
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => name !== '' && !name.startsWith('type ')),
    }),
  )
