import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, sourceFiles } from '../architecture/imports.ts'
import type { BookEntry } from './bookIndex.ts'

const UI = 'packages/ui/src/'

const EXPORTED = /^export (?:type )?\{([^}]*)\} from '\.\.?\/([^']+)'/gm

/** Files of `ui` that an entry point gives a value of. */
export function exportedFiles(): ReadonlySet<string> {
  const entries = [`${UI}index.ts`, ...sourceFiles(`${UI}exports`)]
  return new Set(
    entries.flatMap((entry) =>
      [...readFileSync(join(root, entry), 'utf8').matchAll(EXPORTED)]
        .filter(([line]) => !line.startsWith('export type'))
        .map(([, , file = '']) => `${UI}${file}`),
    ),
  )
}

/** The piece that a file of stories shows: it lies beside, under the folder's name. */
function pieceOf(importPath: string): string {
  const folder = importPath.replace(/^\.\//, '').split('/').slice(0, -1)
  return [...folder, `${folder.at(-1) ?? ''}.tsx`].join('/')
}

/** Documented pieces that nobody can import, though they are not marked as internal. */
export function hiddenPieces(
  stories: readonly BookEntry[],
  exported: ReadonlySet<string>,
): string[] {
  const pieces = stories
    .filter(({ tags, importPath }) => !tags.includes('internal') && importPath.includes('/ui/src/'))
    .filter(({ importPath }) => /\/(components|screens)\//.test(importPath))
    .map(({ importPath }) => pieceOf(importPath))
  return [...new Set(pieces)].filter((piece) => !exported.has(piece))
}
