import type { Author, StoryCard } from '@kathasagar/api/contract'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { Messages } from '../../../messages/en.ts'
import { directionOf } from '../../../design-system/format/directionOf.ts'
import { graphemeEnds } from '../../../design-system/format/graphemes.ts'

type Words = Messages['story']

/** Maximum length of the description that replaces a missing tagline, in characters. */
const PREVIEW_LETTERS = 60

export const titleOf = ({ title }: Pick<StoryCard, 'title'>, messages: Words) =>
  title.trim() || messages.untitled

export const leadOf = (
  { tagline, story_description }: Pick<StoryCard, 'tagline' | 'story_description'>,
  messages: Words,
) => tagline.trim() || story_description.trim() || messages.noDescription

export const authorOf = (author: Author | null, messages: Words) =>
  author?.display_name?.trim() || messages.unknownAuthor

export function previewOf({
  tagline,
  story_description,
}: Pick<StoryCard, 'tagline' | 'story_description'>): string {
  if (tagline.trim()) return tagline.trim()

  const description = story_description.trim()
  const ends = graphemeEnds(description)
  const end = ends[PREVIEW_LETTERS - 1]
  return end === undefined || end === description.length
    ? description
    : `${description.slice(0, end)}…`
}

export const languageOf = ({ language }: { language: StoryLanguage }) => ({
  lang: language,
  dir: directionOf(language),
})
