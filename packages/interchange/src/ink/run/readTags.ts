import { INK_LIMITS, STORY_LIMITS } from '@kathasagar/story/vocabulary'

export interface InkTags {
  speaker?: string
  title?: string
  image?: string
}

const KNOWN = /^(speaker|title|image)\s*:\s*(\S.*)$/iu
const SPEAKER_MAX = 80

const MOST: Readonly<Record<string, number>> = {
  speaker: SPEAKER_MAX,
  title: STORY_LIMITS.titleMax,
  image: INK_LIMITS.tagMax,
}

/** Reads tags. If a tag is repeated, the last one counts. */
export function readTags(tags: readonly string[]): InkTags {
  const read = tags.flatMap((tag) => {
    const found = KNOWN.exec(tag.trim())
    const [kind, value] = [found?.[1]?.toLowerCase() ?? '', found?.[2] ?? '']
    return found ? [[kind, Array.from(value).slice(0, MOST[kind]).join('')]] : []
  })
  return Object.fromEntries(read) as InkTags
}
