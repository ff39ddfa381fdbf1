import { AboutStory } from '@kathasagar/story/schema'
import type { ImportNote } from '../shared/importedStory.ts'

/** Reads the valid fields. Drops others with a note. */
export function readAbout(given: object): { about: AboutStory; notes: ImportNote[] } {
  const about: Record<string, unknown> = {}
  const notes: ImportNote[] = []
  for (const [name, shape] of Object.entries(AboutStory.shape)) {
    const value: unknown = Object.getOwnPropertyDescriptor(given, name)?.value
    if (value === undefined) continue
    const read = shape.safeParse(value)
    if (read.success) about[name] = read.data
    else notes.push(leftOut(name, read.error.issues[0]?.message ?? ''))
  }
  return { about, notes }
}

const leftOut = (name: string, why: string): ImportNote => ({
  passage: null,
  line: null,
  message: `"${name}" of the story cannot be read and was left out: ${why}.`,
  effect: 'looks',
  count: 1,
})
