import type { ContentRating, StoryLanguage } from '@kathasagar/story/vocabulary'
import { plainText, type CastMember, type StoryGraph } from '@kathasagar/story'

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

/** Returns the canon as text. `mark` precedes the guidance, because cuts happen at the end. */
export function canonText(canon: StoryCanon, mark = ''): string {
  const { title, description, prompt, guidance } = canon
  const marked = mark && guidance.trim() ? `(${mark}) ${guidance}` : guidance
  const parts = [`Title: ${title}`, description, prompt, marked]
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
}

const VOICE_LINES = 2
const VOICE_LENGTH = 140

/** Returns lines that show how a person speaks, without topics and without lines that vary. */
function voiceOf({ otherwise = [], replies = {} }: CastMember): string[] {
  return [...otherwise, ...Object.values(replies).flat()]
    .filter((line) => !line.includes('{') && line.length <= VOICE_LENGTH)
    .slice(0, VOICE_LINES)
}

function personLine(person: CastMember): string {
  const { name, aliases = [], look, wants = '' } = person
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
  const voice = voiceOf(person)
  return [
    `- ${name}${called}${seen ? `: ${seen}` : ''}`,
    ...(wants.trim() ? [`  wants: ${wants.trim()}`] : []),
    ...(voice.length > 0 ? [`  as the author has them speak: ${voice.join(' / ')}`] : []),
  ].join('\n')
}

const HEAD = 'People of this story:'

/** Returns all descriptions of the cast, and the number that fits. */
function castIn(graph: StoryGraph, room: number) {
  const people = Object.entries(graph.cast).map(([id, person]) => ({
    id,
    text: personLine(person),
  }))
  let left = room - estimateTokens(HEAD)
  const beyond = people.findIndex(({ text }) => (left -= estimateTokens(`\n${text}`)) < 0)
  return { people, fitting: beyond === -1 ? people.length : beyond }
}

/** Returns the cast that fits, or the kinds of people in the sketches if there is no cast. */
export function castText(graph: StoryGraph, room: number): string {
  const { people, fitting } = castIn(graph, room)
  if (fitting > 0) return [HEAD, ...people.slice(0, fitting).map(({ text }) => text)].join('\n')
  if (people.length > 0) return ''
  const drawn = graph.names.flatMap((name) => graph.node(name).scene?.people ?? [])
  const kinds = new Set(drawn.map(({ kind }) => kind))
  return kinds.size > 0 ? `People: ${[...kinds].join(', ')}` : ''
}

/** Returns the cast that `castText` leaves out. The prompt describes these people when near. */
export function castBeyond(graph: StoryGraph, room: number) {
  const { people, fitting } = castIn(graph, room)
  return people.slice(fitting)
}
