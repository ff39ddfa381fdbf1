import type { ImportEffect, ImportNote } from '../shared/importedStory.ts'

/** Collects notes; the same one is kept once, and what changes no story once for all its places. */
export interface Notes {
  add: (
    passage: string | null,
    line: number | null,
    message: string,
    /** The story itself unless said. */
    effect?: ImportEffect,
  ) => void
  /** Takes over what another collection holds. */
  take: (notes: readonly ImportNote[]) => void
  /** In the order of the file. */
  list: () => ImportNote[]
}

/** What a note quotes of a file may be long. */
const LONGEST = 1000

const shortened = (message: string) =>
  message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message

export function openNotes(): Notes {
  const notes = new Map<string, ImportNote>()
  const keep = (note: ImportNote) => {
    const { passage, line, message, effect } = note
    const isStory = effect === 'story'
    const key = JSON.stringify(isStory ? [passage, line, message] : [effect, message])
    const known = notes.get(key)
    if (!known) notes.set(key, note)
    else if (!isStory) notes.set(key, { ...known, count: known.count + note.count })
  }
  return {
    add: (passage, line, message, effect = 'story') =>
      keep({ passage, line, message: shortened(message), effect, count: 1 }),
    take: (others) => others.forEach(keep),
    list: () => [...notes.values()].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  }
}

/** A link that shows more of its page became a scene. */
export const OPENS_APART =
  'What a link shows in its page is told by itself here; what stood there before is not told again.'

/** Said of each script, wherever it stands. */
export const SCRIPT_LEFT_OUT = 'A script was left out; scripts never run here.'

/** Said of each passage whose name another one before it has. */
export const SECOND_PASSAGE = 'A second passage has this name; the first one stands.'
