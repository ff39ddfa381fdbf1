import type { ExportedStory } from '../json/exportedStory.ts'
import type { BookPicture } from '../book/book.ts'

const WRITTEN = /^data:(image\/(?:jpeg|png|webp|svg\+xml));base64,/

/** The pictures that were written into the plates of a story; those that stay elsewhere are left out. */
export function platePictures({ structure }: ExportedStory): BookPicture[] {
  return Object.entries(structure.plates ?? {}).flatMap(([name, { image }]) => {
    const written = WRITTEN.exec(image)
    if (written === null) return []
    const bytes = Uint8Array.from(atob(image.slice(written[0].length)), (sign) =>
      sign.charCodeAt(0),
    )
    return [{ name, mediaType: written[1] as BookPicture['mediaType'], bytes }]
  })
}
