import { base64Of } from '../shared/base64Of.ts'
import type { ExportedStory } from '../json/exportedStory.ts'

/** Reads an uploaded image. Returns null for other addresses and deleted images. */
export type ReadPicture = (address: string) => Promise<Uint8Array | null>

/** Embeds uploaded images in the plates, because their addresses are valid only on this server. */
export async function withPictures(
  story: ExportedStory,
  read: ReadPicture,
): Promise<ExportedStory> {
  const plates = Object.entries(story.structure.plates ?? {})
  const written = new Map<string, string>()
  for (const [name, { image }] of plates) {
    const bytes = await read(image)
    if (bytes) written.set(name, `data:image/webp;base64,${base64Of(bytes)}`)
  }
  if (written.size === 0) return story
  const all = plates.map(([name, plate]) => [
    name,
    { ...plate, image: written.get(name) ?? plate.image },
  ])
  return { ...story, structure: { ...story.structure, plates: Object.fromEntries(all) } }
}
