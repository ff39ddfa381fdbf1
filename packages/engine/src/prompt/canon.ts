import type { ContentRating, StoryLanguage } from '@kathasagar/story/vocabulary'
import { plainText, type CastMember, type OpenStory, type StoryGraph } from '@kathasagar/story'

import type { StoryCanon } from '../narration/narration.ts'
import { estimateTokens } from './tokens.ts'

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

/** Returns the canon as text. `mark` comes before the guidance, because long text loses its end. */
export function canonText(canon: StoryCanon, mark = '', open: OpenStory | null = null): string {
  const { title, prompt, guidance } = canon
  // The opening replaces the description, which is written for readers of the catalogue.
  const description = open?.opening?.trim() ? '' : canon.description
  const marked = mark && guidance.trim() ? `(${mark}) ${guidance}` : guidance
  const parts = [`Title: ${title}`, description, prompt, marked]
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
}

const VOICE_LINES = 2
const VOICE_LENGTH = 140

/** Returns sample lines of a person, without topics and varied text. */
function voiceOf({ otherwise = [], replies = {} }: CastMember): string[] {
  return [...otherwise, ...Object.values(replies).flat()]
    .filter((line) => !line.includes('{') && line.length <= VOICE_LENGTH)
    .slice(0, VOICE_LINES)
}

function personLine({ name, aliases = [], look }: CastMember): string {
  const others = aliases.filter((alias) => !plainText(name).includes(plainText(alias)))
  const called = others.length > 0 ? ` (also ${others.join(', ')})` : ''
  const drawn = look
    ? [
        look.old ? 'old' : '',
        look.kind,
        look.cloth && `in ${look.cloth}`,
        look.holds && `with ${look.holds}`,
      ]
    : []
  const seen = drawn.filter(Boolean).join(' ')
  return `- ${name}${called}${seen ? `: ${seen}` : ''}`
}

/** Returns the goal and the manner of speaking of a person. Blank if the author wrote neither. */
export function describeManner(person: CastMember): string {
  const wants = person.wants?.trim() ?? ''
  const voice = voiceOf(person)
  const parts = [
    wants && `wants: ${wants}`,
    voice.length > 0 && `as the author has them speak: ${voice.join(' / ')}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `${person.name}: ${parts.join('\n  ')}`
}

const HEAD = 'People of this story:'

/** Returns a line per person, as many as fit. Without a cast, lists the kinds of people in the sketches. */
export function castText(graph: StoryGraph, room: number): string {
  let left = room - estimateTokens(HEAD)
  const lines = Object.values(graph.cast).map(personLine)
  const fitting = lines.filter((line) => (left -= estimateTokens(`\n${line}`)) >= 0)
  if (fitting.length > 0) return [HEAD, ...fitting].join('\n')
  if (lines.length > 0) return ''
  const drawn = graph.names.flatMap((name) => graph.node(name).scene?.people ?? [])
  const kinds = new Set(drawn.map(({ kind }) => kind))
  return kinds.size > 0 ? `People: ${[...kinds].join(', ')}` : ''
}
