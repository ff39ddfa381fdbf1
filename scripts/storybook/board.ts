import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { isRole, isStatus, type Status } from '../../.storybook/lifeCycle.ts'
import { root } from '../architecture/imports.ts'
import { NO_PURPOSE } from '../component/componentFiles.mjs'
import type { StorybookEntry } from './storyIndex.ts'
import { openingFault } from './playgrounds.ts'
import { textOf } from '../prepare.mjs'

/** What the book knows of one piece. */
export interface BoardRow {
  /** As the sidebar has it: group and name. */
  title: string
  /** File of the piece. */
  file: string
  /** First story of the piece, to link to. */
  id: string
  status: Status | undefined
  /** Who meets it: `player`, `author`, `admin`. */
  roles: readonly string[]
  /** Entry point that exports it: `/story`, or `/internal` for a part of others. */
  entry: string | undefined
  stories: number
  /** Stories that are played as tests. */
  plays: number
  /** Stories of which pictures are kept. */
  pictures: number
  /** What is missing, in words. */
  gaps: readonly string[]
}

const PIECES = /^\.\/packages\/ui\/src\/(components|screens)\//
const EXPORTS = 'packages/ui/src/exports'
/** Where parts of other pieces can be had, of which nothing is promised. */
const INTERNAL = '/internal'
/** What moves for as long as it is there, or is set in a face of the machine, has nothing to compare. */
const WITHOUT_PICTURE = new Set(['Story/HomeOverlay', 'Authoring/InkPanel'])

/** Entry point of each component file that one exports. */
function readExports(): ReadonlyMap<string, string> {
  const entries = readdirSync(join(root, EXPORTS)).flatMap((name) => {
    const text = textOf(EXPORTS, name)
    return [...text.matchAll(/^export \{[^}]*\} from '\.\.\/([^']+)'/gms)].map(
      ([, path = '']) => [`packages/ui/src/${path}`, `/${name.replace('.ts', '')}`] as const,
    )
  })
  return new Map(entries)
}

/** File of the piece that a title shows: the one of its name, else the one of its folder. */
function pieceFile({ title, importPath }: StorybookEntry): string {
  const folder = dirname(importPath).replace('./', '')
  const own = `${folder}/${title.split('/').at(-1)}.tsx`
  return existsSync(join(root, own)) ? own : `${folder}/${folder.split('/').at(-1)}.tsx`
}

/** What a person can do with a piece is told by a prop: `onClose`, `onChange`. */
const isInteractive = (code: string) => /^ {2}on[A-Z]\w*\??: /m.test(code)

export interface Judged {
  row: Omit<BoardRow, 'gaps'>
  /** Code of the piece. */
  code: string
  /** What the first stories of its file leave to wish. */
  opening?: string | undefined
}

/** What a piece lacks of what every piece has. */
export function gapsOf({ row, code, opening }: Judged): string[] {
  const { status, entry, plays, pictures, roles } = row
  const gaps = [
    !status && 'has no status',
    roles.length === 0 && 'nobody meets it',
    !entry && 'is exported by no entry point',
    entry &&
      (status === 'internal') !== (entry === INTERNAL) &&
      `is ${status}, and ${entry} exports it`,
    plays === 0 && isInteractive(code) && 'can be acted on, and no story plays it',
    pictures === 0 && !WITHOUT_PICTURE.has(row.title) && 'has no picture',
    code.includes(NO_PURPOSE) && 'does not say what it is for',
    opening,
  ]
  return gaps.filter((gap) => typeof gap === 'string')
}

function rowOf(
  file: string,
  stories: readonly StorybookEntry[],
  entry: string | undefined,
): BoardRow {
  const [first] = stories
  if (!first) throw new Error(`${file} has no story`)
  const tags = stories.flatMap((story) => story.tags)
  const having = (tag: string) => stories.filter((story) => story.tags.includes(tag)).length
  const opening = join(root, first.importPath)
  const row = {
    title: first.title,
    file,
    id: first.id,
    status: tags.find(isStatus),
    roles: [...new Set(tags.filter(isRole))].map((tag) => tag.replace('role:', '')),
    entry,
    stories: stories.length,
    plays: having('play-fn'),
    pictures: having('visual'),
  }
  const piece = file.split('/').at(-1)?.replace('.tsx', '') ?? ''
  const isOwnFile = opening.endsWith(`/${piece}.stories.tsx`)
  const fault = isOwnFile ? openingFault(piece, readFileSync(opening, 'utf8')) : undefined
  return {
    ...row,
    gaps: gapsOf({ row, code: textOf(file), opening: fault }),
  }
}

/** Every piece of the book with its stories, in the order of the sidebar. */
export function boardOf(index: readonly StorybookEntry[]): readonly BoardRow[] {
  const exported = readExports()
  const stories = index.filter(
    ({ type, importPath }) => type === 'story' && PIECES.test(importPath),
  )
  return [...Map.groupBy(stories, pieceFile)].map(([file, own]) =>
    rowOf(file, own, exported.get(file)),
  )
}
