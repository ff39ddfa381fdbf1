import type { BlockPicture } from '../program/program.ts'
import type { Passage } from './passages.ts'

/** Whether a passage is a picture, as Twine keeps those of its own. */
export const isImagePassage = (tags: readonly string[]): boolean =>
  tags.some((tag) => tag.toLowerCase() === 'twine.image')

/** Pictures that pages show by the names of passages. */
export function imagePassages(passages: readonly Passage[]) {
  const sources = new Map(
    passages.flatMap(({ name, tags, text }) =>
      isImagePassage(tags) ? [[name, text.trim()] as const] : [],
    ),
  )
  return {
    /** The picture by its own address, where a passage holds it. */
    named: (picture: BlockPicture | undefined): BlockPicture | undefined =>
      picture && { ...picture, source: sources.get(picture.source) ?? picture.source },
  }
}
