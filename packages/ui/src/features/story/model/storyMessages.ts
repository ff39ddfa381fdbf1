import type { Author, StoryCard } from '@kathasagar/api/contract'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { Messages } from '../../../messages/en.ts'
import { directionOf } from '../../../design-system/format/directionOf.ts'
import { graphemeEnds } from '../../../design-system/format/graphemes.ts'

type Words = Messages['story']

/** Letters of a description that stand in for a missing tagline in the search box. */
const PREVIEW_LETTERS = 60

/** The title, or what is said instead of a blank one. */
export const titleOf = ({ title }: Pick<StoryCard, 'title'>, messages: Words) =>
  title.trim() || messages.untitled

/** What a card says below the title: the tagline first, because it was written for this. */
export const leadOf = (
  { tagline, story_description }: Pick<StoryCard, 'tagline' | 'story_description'>,
  messages: Words,
) => tagline.trim() || story_description.trim() || messages.noDescription

/** Who wrote it. */
export const authorOf = (author: Author | null, messages: Words) =>
  author?.display_name?.trim() || messages.unknownAuthor

/** The tagline of a search result, or the first letters of the description. */
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

/** Attributes of an element whose words are in the story's language, whichever way the page runs. */
export const languageOf = ({ language }: { language: StoryLanguage }) => ({
  lang: language,
  dir: directionOf(language),
})
