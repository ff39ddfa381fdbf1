/** What stands in a text where a picture stood, byte for byte; as a path, so that it may stand wherever one may. */
const STANDS_FOR = '/picture-that-was-in-the-file/'

const BEGINS = /data:image\/[a-z0-9.+-]{1,20};base64,/giu
const ENDS = /[^A-Za-z0-9+/=]/gu

/** A text without its pictures, and the pictures by what stands for each. */
export interface Lifted {
  text: string
  /** As Base64. */
  pictures: ReadonlyMap<string, string>
}

/**
 * Takes the pictures out of a text that are written into it as `data:` addresses: they are most of its
 * bytes and none of its story.
 *
 * @param from How many were lifted before, out of other texts of the same story.
 */
export function liftPictures(text: string, from = 0): Lifted {
  const pictures = new Map<string, string>()
  const kept: string[] = []
  let end = 0
  for (const { 0: begin, index } of text.matchAll(BEGINS)) {
    if (index < end) continue
    const at = index + begin.length
    ENDS.lastIndex = at
    const after = ENDS.exec(text)?.index ?? text.length
    const name = `${STANDS_FOR}${from + pictures.size + 1}`
    pictures.set(name, text.slice(at, after))
    kept.push(text.slice(end, index), name)
    end = after
  }
  kept.push(text.slice(end))
  return { text: kept.join(''), pictures }
}

/** Whether an address stands for a picture that was in a text. */
export const isLifted = (address: string): boolean => address.startsWith(STANDS_FOR)
