import type { PartMessages } from '../../../../messages/en.ts'
import { fill } from '../../../../design-system/format/fill.ts'

type Places = PartMessages['storyParts']['places']
type Path = readonly (string | number)[]

const numberOf = (step: string | number | undefined) => Number(step ?? 0) + 1

/** Formats a place in the structure: “counter, choice 2: Only if”. */
export function wordsOfPath(path: Path, places: Places): string {
  const [part, id = '', kind, place] = path
  if (part === 'reactions') {
    return fill(places.wide, { number: numberOf(id) }) + fieldOf(path.slice(2), places)
  }
  if (part === 'cast' && kind === 'says') {
    return fill(places.topic, { id, number: numberOf(place) }) + fieldOf(path.slice(4), places)
  }
  if (part !== 'nodes') return `${id}${fieldOf(path.slice(2), places)}`
  if (kind === 'choices') {
    return fill(places.choice, { id, number: numberOf(place) }) + fieldOf(path.slice(4), places)
  }
  if (kind === 'reactions') {
    return fill(places.reaction, { id, number: numberOf(place) }) + fieldOf(path.slice(4), places)
  }
  return `${id}${fieldOf(path.slice(2), places)}`
}

function fieldOf(rest: Path, { fields }: Places): string {
  const known: Readonly<Record<string, string>> = fields
  const names = rest.flatMap((step) => known[String(step)] ?? [])
  return names.length > 0 ? `: ${names[0]}` : ''
}
