import type { ImportedStory, ImportNote, ReportProgress } from '../shared/importedStory.ts'
import type { StoryStructure } from '@kathasagar/story'
import { withImages, withoutPlates } from './platesIn.ts'

/** Stores one image. `fault` is an error message without its final full stop. */
export type StorePicture = (bytes: Uint8Array) => Promise<{ image_url: string } | { fault: string }>

/** Stores the images of a story. Removes and notes plates without a stored image. */
export async function storePictures(
  { pictures = [], ...story }: ImportedStory,
  keep: StorePicture,
  tell: ReportProgress = () => {},
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
