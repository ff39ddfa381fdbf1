import type { ImportedStory, ImportNote, TellProgress } from '../shared/importedStory.ts'
import type { StoryStructure } from '@kathasagar/story'
import { withImages, withoutPlates } from './platesIn.ts'

/** Keeps one picture and says where, or why it is not kept: a sentence without its dot. */
export type KeepPicture = (bytes: Uint8Array) => Promise<{ image_url: string } | { fault: string }>

/**
 * Has the pictures of a story kept, one after another, and tells its plates where they are. A plate
 * whose picture is not kept is left out and noted.
 */
export async function keepPictures(
  { pictures = [], ...story }: ImportedStory,
  keep: KeepPicture,
  tell: TellProgress = () => {},
): Promise<ImportedStory> {
  const images = new Map<string, string>()
  const faults = new Map<string, number>()
  const gone = new Set<string>()
  for (const [at, { plate, bytes }] of pictures.entries()) {
    tell({ step: 'keeping', share: at / pictures.length })
    const kept = await keep(bytes)
    if ('image_url' in kept) images.set(plate, kept.image_url)
    else {
      gone.add(plate)
      faults.set(kept.fault, (faults.get(kept.fault) ?? 0) + 1)
    }
  }
  const shown = (structure: StoryStructure) => withoutPlates(withImages(structure, images), gone)
  return {
    ...story,
    structure: shown(story.structure),
    notes: [...story.notes, ...[...faults].map(noteOf)],
  }
}

const noteOf = ([fault, count]: [fault: string, count: number]): ImportNote => ({
  passage: null,
  line: null,
  message: `A picture was left out: ${fault}.`,
  effect: 'looks',
  count,
})
