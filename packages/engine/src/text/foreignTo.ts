import { own, plainText, type StoryGraph } from '@kathasagar/story'

import { languageOf, type TypedLanguage } from './languageOf.ts'

const known = new WeakMap<StoryGraph, TypedLanguage | null>()

function languageOfStory(seen: StoryGraph): TypedLanguage | null {
  const graph = seen.beneath ?? seen
  if (!known.has(graph)) {
    known.set(
      graph,
      languageOf(graph.names.map((name) => plainText(graph.node(name).text)).join(' ')),
    )
  }
  return known.get(graph) ?? null
}

const OWN: Readonly<Partial<Record<TypedLanguage, readonly TypedLanguage[]>>> = {
  hi: ['hinglish', 'deva'],
  mr: ['deva'],
  ur: ['hinglish'],
}

/**
 * Returns true if the story has a line for foreign words and these are foreign. Hindi in Latin
 * letters and Urdu count as Hindi.
 */
export function isForeignTo(graph: StoryGraph, text: string): boolean {
  if ((own(graph.replies, 'foreign') ?? []).length === 0) return false
  const said = languageOf(text)
  const told = languageOfStory(graph)
  return said !== null && told !== null && said !== told && OWN[told]?.includes(said) !== true
}
