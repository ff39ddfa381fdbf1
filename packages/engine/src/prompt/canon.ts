import type { ContentRating, StoryLanguage } from '@kathasagar/story/vocabulary'
import { plainText, type CastMember, type StoryGraph } from '@kathasagar/story'

import { estimateTokens } from './tokens.ts'

export interface StoryCanon {
  title: string
  description: string
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

const VOICE_LINES = 2
const VOICE_LENGTH = 140

/**
 * A few lines of somebody's own that tell nothing: how they do not answer, then what they say to any words
 * of a kind. What they know is told where it is asked for. None is taken that varies with the state.
 */
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

/** What a model is told of each of the cast by name, and how many of them, in their order, find room whole. */
function castIn(graph: StoryGraph, room: number) {
  const people = Object.entries(graph.cast).map(([id, person]) => ({
    id,
    text: personLine(person),
  }))
  let left = room - estimateTokens(HEAD)
  const beyond = people.findIndex(({ text }) => (left -= estimateTokens(`\n${text}`)) < 0)
  return { people, fitting: beyond === -1 ? people.length : beyond }
}

/**
 * Whoever the story's author has named, what they look like, what they want and how they speak, as many as
 * find `room`; in a story of the first form the kinds of people that its sketches name. What is to come is not
 * told.
 */
export function castText(graph: StoryGraph, room: number): string {
  const { people, fitting } = castIn(graph, room)
  if (fitting > 0) return [HEAD, ...people.slice(0, fitting).map(({ text }) => text)].join('\n')
  if (people.length > 0) return ''
  const drawn = graph.names.flatMap((name) => graph.node(name).scene?.people ?? [])
  const kinds = new Set(drawn.map(({ kind }) => kind))
  return kinds.size > 0 ? `People: ${[...kinds].join(', ')}` : ''
}

/** Of whom `castText` finds no room to tell: they are told of where they are near. */
export function castBeyond(graph: StoryGraph, room: number) {
  const { people, fitting } = castIn(graph, room)
  return people.slice(fitting)
}
