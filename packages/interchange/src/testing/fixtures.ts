import { readdirSync, readFileSync, statSync } from 'node:fs'

import type { SourceFile } from '../shared/sourceFile.ts'

/** What is seen on a way, and what is taken there; nothing is taken where the way ends. */
export interface FixtureStep {
  text: string
  choices: readonly string[]
  take?: string
  /** What is typed into the fields that are there, in their order. */
  types?: readonly string[]
}

/** What must come of a fixture. */
export interface Expected {
  /** The construct that it holds, a sentence. */
  about: string
  /** The page of the format's own documentation that says so. */
  from?: string
  /** What the original tells on these ways, by that documentation. */
  walks?: readonly (readonly FixtureStep[])[]
  /** Words of notes that name what changes the story. */
  lost?: readonly string[]
  /** Words of the note that says why it runs as ink; absent where it becomes scenes. */
  runs?: readonly string[]
  /** Words of notes that name what changes only looks, or nothing. */
  looks?: readonly string[]
  /** Words of the refusal, where the file is none of ours to read. */
  refused?: string
}

export interface Fixture {
  format: string
  name: string
  files: readonly SourceFile[]
  expected: Expected
}

const HOME = new URL('../fixtures/', import.meta.url)

/** All stories that are kept as data, by the folder of their format. */
export function readFixtures(): Fixture[] {
  return readdirSync(HOME).flatMap((format) => {
    const folder = new URL(`${format}/`, HOME)
    const listed = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Record<
      string,
      Expected
    >
    const there = readdirSync(folder).filter((name) => name !== 'expected.json')
    const unlisted = there.find((name) => !Object.hasOwn(listed, name))
    if (unlisted !== undefined)
      throw new Error(`${format}/expected.json says nothing of ${unlisted}`)
    return Object.entries(listed).map(([name, expected]) => ({
      format,
      name,
      files: filesOf(folder, name),
      expected,
    }))
  })
}

function filesOf(folder: URL, name: string): SourceFile[] {
  const at = new URL(name, folder)
  if (!statSync(at).isDirectory()) return [{ name, bytes: readFileSync(at) }]
  return readdirSync(at).map((file) => ({
    name: `${name}/${file}`,
    bytes: readFileSync(new URL(`${name}/${file}`, folder)),
  }))
}
