import { dirname, join } from 'node:path'

import { theme } from '../../../packages/ui/src/theme/theme.ts'
import { keysOf } from './keyFacts.ts'
import type { KeyFact } from './keyFacts.ts'
import { messageKeysIn } from './messageKeys.ts'
import { importsOf, readPieces, readSources } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { textOf } from '../../prepare.mjs'

/** What the source of a piece says about it. */
export interface ComponentFacts {
  /** Subpath of the package that exports it; null for a page that shows values. */
  entry: string | null
  /** Tokens that its styles name, as `color.text`. */
  tokens: readonly string[]
  /** Places in the catalogues that it reads, as `play.act`; whole areas are among them. */
  messages: readonly string[]
  keys: readonly KeyFact[]
  /** Pieces that it draws. */
  parts: readonly string[]
  /** Pieces and pages that draw it. */
  usedBy: readonly string[]
}

const isToken = (path: readonly string[]) => {
  let value: unknown = theme
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false
    value = Reflect.get(value, key)
  }
  return typeof value === 'string' || typeof value === 'number'
}

/** Tokens that a style names; a word of the same look that the theme does not have is none. */
export const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![.\w])[a-z]\w*(?:\.\w+){1,2}/gi)]
    .map(([path]) => path)
    .filter((path) => isToken(path.split('.')))

/** Style files that a piece takes from another folder, as fields share those of `Field`. */
const sharedStyles = ({ folder, files }: Piece): readonly string[] =>
  files
    .flatMap(({ path, text }) => importsOf(text).map(({ from }) => join(dirname(path), from)))
    .filter((path) => path.endsWith('.styles.ts') && dirname(path) !== folder)
    .map((path) => textOf(path))

const sorted = (values: readonly string[]) => [...new Set(values)].toSorted()

const partsOf = ({ name, files }: Piece, pieces: ReadonlyMap<string, Piece>) =>
  sorted(
    files
      .flatMap(({ text }) => importsOf(text))
      .filter(({ from }) => from.endsWith('.tsx'))
      .map(({ from }) => from.split('/').at(-2) ?? '')
      .filter((part) => part !== name && pieces.has(part)),
  )

/** The first subpath of the package whose file exports a name. */
function entriesByName(): ReadonlyMap<string, string> {
  return new Map(
    readSources('packages/ui/src/exports').flatMap(({ path, text }) =>
      [...text.matchAll(/export \{([^}]*)\}/g)]
        .flatMap(([, names = '']) => names.split(','))
        .map(
          (name) => [name.trim(), path.replace(/^.*\/(\w+)\.ts$/, '@kathasagar/ui/$1')] as const,
        ),
    ),
  )
}

function usersByName(pieces: ReadonlyMap<string, Piece>) {
  const users = new Map<string, string[]>()
  const add = (name: string, user: string) => users.set(name, [...(users.get(name) ?? []), user])
  for (const piece of pieces.values())
    for (const part of partsOf(piece, pieces)) add(part, piece.name)
  for (const { path, text } of readSources('packages/app/src')) {
    const page = path.replace(/^.*\/(\w+)\.tsx?$/, '$1')
    for (const { from, names } of importsOf(text))
      if (from.startsWith('@kathasagar/ui')) for (const name of names) add(name, page)
  }
  return users
}

/** What the source says of every piece, by its name. */
export function componentFacts(): Readonly<Record<string, ComponentFacts>> {
  const pieces = readPieces()
  const entries = entriesByName()
  const users = usersByName(pieces)
  return Object.fromEntries(
    [...pieces.values()].map((piece) => [
      piece.name,
      {
        entry: entries.get(piece.name) ?? null,
        tokens: sorted(
          [...piece.files.map(({ text }) => text), ...sharedStyles(piece)].flatMap(tokensIn),
        ),
        messages: sorted(piece.files.flatMap(({ text }) => messageKeysIn(text))),
        keys: keysOf(piece),
        parts: partsOf(piece, pieces),
        usedBy: sorted(users.get(piece.name) ?? []),
      },
    ]),
  )
}
