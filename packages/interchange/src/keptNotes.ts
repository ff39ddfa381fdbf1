import type { KeptImportNote } from '@kathasagar/story/schema'
import { KEPT_EFFECTS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { ImportedStory, ImportNote } from './shared/importedStory.ts'

/** What a database can keep, cut to what a contract takes. */
const fitting = (words: string, most: number): string => {
  const signs = Array.from(words.toWellFormed().replaceAll('\u0000', ''))
  return signs.length <= most ? signs.join('') : `${signs.slice(0, most - 1).join('')}…`
}

const kept = (
  { passage, node, line, message, count }: ImportNote,
  effect: KeptImportNote['effect'],
): KeptImportNote => ({
  passage: passage === null ? null : fitting(passage, STORY_LIMITS.importPassageMax),
  // A name that does not fit is nobody's: the scene will have to get another one.
  ...(node !== undefined && fitting(node, STORY_LIMITS.nodeNameMax) === node ? { node } : {}),
  line,
  message: fitting(message, STORY_LIMITS.importNoteMax),
  effect,
  count,
})

/** Returns the notes to store with a draft: those that change the story first, then its looks. */
export const keptNotes = ({ notes }: Pick<ImportedStory, 'notes'>): KeptImportNote[] =>
  KEPT_EFFECTS.flatMap((effect) =>
    notes.filter((note) => note.effect === effect).map((note) => kept(note, effect)),
  ).slice(0, STORY_LIMITS.importNotes)
