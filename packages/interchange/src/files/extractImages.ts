/** Placeholder of an extracted image, in the form of a path. */
const PLACEHOLDER = '/picture-that-was-in-the-file/'

const BEGINS = /data:image\/[a-z0-9.+-]{1,20};base64,/giu
const ENDS = /[^A-Za-z0-9+/=]/gu

/**
 * Replaces `data:` images, which make up most of the bytes, with placeholders.
 * @param from Number of images already extracted from other texts of the story.
 */
export function extractImages(
  text: string,
  from = 0,
): { text: string; pictures: ReadonlyMap<string, string> } {
  const pictures = new Map<string, string>()
  const kept: string[] = []
  let end = 0
  for (const { 0: begin, index } of text.matchAll(BEGINS)) {
    if (index < end) continue
    const at = index + begin.length
    ENDS.lastIndex = at
    const after = ENDS.exec(text)?.index ?? text.length
    const name = `${PLACEHOLDER}${from + pictures.size + 1}`
    pictures.set(name, text.slice(at, after))
    kept.push(text.slice(end, index), name)
    end = after
  }
  kept.push(text.slice(end))
  return { text: kept.join(''), pictures }
}

export const isExtractedImage = (address: string): boolean => address.startsWith(PLACEHOLDER)
