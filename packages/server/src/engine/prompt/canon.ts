import type { ContentRating, StoryLanguage } from '@kathasagar/api/contract/vocabulary'
import type { StoryGraph } from '@kathasagar/api/rules'

/** What an author has settled for a whole story. */
export interface StoryCanon {
  title: string
  description: string
  /** What the author asks of the story. */
  prompt: string
  /** What an admin asks of the storyteller; no player ever reads it. */
  guidance: string
  rating: ContentRating
}

const LANGUAGES: Readonly<Record<StoryLanguage, string>> = {
  en: 'English',
  hi: 'Hindi, in Devanagari',
  bn: 'Bengali',
  te: 'Telugu',
  mr: 'Marathi',
  ta: 'Tamil',
  ur: 'Urdu',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
}

const RATINGS: Readonly<Record<ContentRating, string>> = {
  everyone: 'Everyone may read this: nothing cruel, nothing sexual.',
  family: 'Everyone may read this: nothing cruel, nothing sexual.',
  general: 'Everyone may read this: nothing cruel, nothing sexual.',
  teen: 'Readers are 13 and older: nothing sexual, no graphic violence.',
  mature: 'Readers are adults. Nothing sexual about minors, no instructions for harm.',
}

export const languageRule = (language: StoryLanguage): string =>
  `Write in ${LANGUAGES[language]}, whatever language the player uses.`

export const ratingRule = (rating: ContentRating): string => RATINGS[rating]

/** `mark` goes before the guidance: what is cut for want of room is its end. */
export function canonText(canon: StoryCanon, mark = ''): string {
  const { title, description, prompt, guidance } = canon
  const marked = mark && guidance.trim() ? `(${mark}) ${guidance}` : guidance
  const parts = [`Title: ${title}`, description, prompt, marked]
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
}

/** Who can be met, as far as the author's sketches name them, and the scenes that there are. */
export function castText(graph: StoryGraph): string {
  const people = graph.names.flatMap((name) => graph.node(name).scene?.people ?? [])
  const kinds = [...new Set(people.map(({ kind }) => kind))]
  const scenes = graph.names.map((name) => graph.titleOf(name))
  const lines = [
    kinds.length > 0 ? `People: ${kinds.join(', ')}` : '',
    `Scenes: ${scenes.join('; ')}`,
  ]
  return lines.filter(Boolean).join('\n')
}
