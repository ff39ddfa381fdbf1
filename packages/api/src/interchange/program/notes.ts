import type { ImportNote } from '../importedStory.ts'

/** Collects notes; the same one is kept once. */
export interface Notes {
  add: (passage: string | null, line: number | null, message: string) => void
  /** In the order of the file. */
  list: () => ImportNote[]
}

export function openNotes(): Notes {
  const notes = new Map<string, ImportNote>()
  return {
    add: (passage, line, message) => {
      notes.set(JSON.stringify([passage, line, message]), { passage, line, message })
    },
    list: () => [...notes.values()].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  }
}
