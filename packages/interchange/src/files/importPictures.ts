import { webAddress } from '@kathasagar/story/webAddress'
import { PICTURE_LIMITS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'

import type {
  ImportedPicture,
  ImportedStory,
  ImportNote,
  PictureReference,
} from '../shared/importedStory.ts'
import { findPicture } from './findPicture.ts'
import { isExtractedImage } from './extractImages.ts'
import { withImages, withoutPlates } from './platesIn.ts'
import type { SourceFile } from '../shared/sourceFile.ts'

export interface PictureSources {
  files: readonly SourceFile[]
  images: ReadonlyMap<string, string>
}

/** Adds the images of the plates to the story. `used` is the number of image files that were used. */
export function importPictures(
  { wanted = [], ...given }: ImportedStory,
  sources: PictureSources,
): { read: ImportedStory; used: number } {
  const story = withoutLiftedCover(given)
  const own = Object.entries(story.structure.plates ?? {}).flatMap(([plate, { image }]) =>
    isExtractedImage(image) ? [{ plate, source: image, passage: null, line: null }] : [],
  )
  const images = new Map<string, string>()
  const pictures: ImportedPicture[] = []
  const missing: PictureReference[] = []
  const files = new Set<string>()
  for (const one of [...wanted, ...own]) {
    const address = webAddress(one.source, ['https:'])
    const found = address === null ? pictureOf(one.source, sources) : null
    images.set(one.plate, address !== null && address.length <= STORY_LIMITS.urlMax ? address : '')
    if (found) {
      pictures.push({ plate: one.plate, bytes: found.bytes })
      if (found.file !== null) files.add(found.file)
    } else if (images.get(one.plate) === '') missing.push(one)
  }
  const gone = new Set(missing.map(({ plate }) => plate))
  const shown = (structure: StoryStructure) => withoutPlates(withImages(structure, images), gone)
  const read: ImportedStory = {
    ...story,
    structure: shown(story.structure),
    notes: [...story.notes, ...missingNotes(missing)],
    ...(pictures.length > 0 ? { pictures } : {}),
  }
  return { read, used: files.size }
}

/** Removes an embedded cover, because covers are stored as addresses. */
function withoutLiftedCover(story: ImportedStory): ImportedStory {
  const { cover_image_url, ...about } = story.about ?? {}
  if (typeof cover_image_url !== 'string' || !isExtractedImage(cover_image_url)) return story
  const message = 'The cover was left out because it is embedded in the file.'
  const note: ImportNote = { passage: null, line: null, message, effect: 'looks', count: 1 }
  return { ...story, about, notes: [...story.notes, note] }
}

function pictureOf(source: string, { files, images }: PictureSources) {
  const base64 = images.get(source)
  if (base64 === undefined) return findPicture(source, files)
  if (base64.length * 0.75 > PICTURE_LIMITS.fileMax) return null
  try {
    return { file: null, bytes: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) }
  } catch {
    return null
  }
}

function missingNotes(missing: readonly PictureReference[]): ImportNote[] {
  const [first] = missing
  if (!first) return []
  const message = 'A picture was left out: it is not among the files or can’t be read.'
  const { passage, line } = first
  return [{ passage, line, message, effect: 'looks', count: missing.length }]
}
