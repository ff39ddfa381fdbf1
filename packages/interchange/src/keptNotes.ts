import type { KeptImportNote } from '@kathasagar/story/schema'
import { KEPT_EFFECTS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import {
  changesScene,
  type ImportedStory,
  type ImportFix,
  type ImportNote,
  type Replay,
} from './shared/importedStory.ts'

/** A fix as a note on its scene. */
export const fixNote = (fix: ImportFix): ImportNote => ({
  passage: fix.node,
  node: fix.node,
  line: null,
  message: fix.message,
  effect: changesScene(fix) ? 'looks' : 'story',
  count: 1,
})

/** Where the walk beside the original parted first, as a note on its scene. */
const partingNote = ({ ways, differences, first }: Replay): ImportNote[] =>
  first === null
    ? []
    : [
        {
          passage: first.node,
          node: first.node,
          line: null,
          message: `On ${differences} of ${ways} ways it differs from its original, first here. There: “${first.original}” Here: “${first.imported}”`,
          effect: 'story',
          count: 1,
        },
      ]

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

/**
 * What is kept with the draft of all that an import could not carry over: where it parts from its
 * original, what else changes the story, then what changes its looks, so many as a draft may hold.
 */
export function keptNotes({
  notes,
  mends,
  replay,
}: Pick<ImportedStory, 'notes' | 'mends' | 'replay'>): KeptImportNote[] {
  const all = [...(replay ? partingNote(replay) : []), ...notes, ...mends.map(fixNote)]
  return KEPT_EFFECTS.flatMap((effect) =>
    all.filter((note) => note.effect === effect).map((note) => kept(note, effect)),
  ).slice(0, STORY_LIMITS.importNotes)
}
