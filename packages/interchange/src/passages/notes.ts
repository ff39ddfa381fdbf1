import type { ImportEffect, ImportNote } from '../shared/importedStory.ts'

/** Collects notes. Identical notes that do not change the story are merged, with a count. */
export interface Notes {
  /** Default effect: `story`. */
  add: (passage: string | null, line: number | null, message: string, effect?: ImportEffect) => void
  list: () => ImportNote[]
}

const LONGEST = 1000

export function openNotes(): Notes {
  const notes = new Map<string, ImportNote>()
  return {
    add: (passage, line, given, effect = 'story') => {
      const message = given.length > LONGEST ? `${given.slice(0, LONGEST - 1)}…` : given
      const isStory = effect === 'story'
      const key = JSON.stringify(isStory ? [passage, line, message] : [effect, message])
      const known = notes.get(key)
      if (!known) notes.set(key, { passage, line, message, effect, count: 1 })
      else if (!isStory) notes.set(key, { ...known, count: known.count + 1 })
    },
    list: () => [...notes.values()].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  }
}

export const SECOND_PASSAGE = 'Another passage has the same name. The first one was imported.'
