import { carriedName } from '../vocabulary/vocabulary.ts'
import type { StoryGraph } from '../structure/storyGraph.ts'
import { lookupIn, getOwn, type World } from './world.ts'

export interface CurrentHealth {
  label: string
  value: number
  most: number
}

export function healthIn({ declared, health }: StoryGraph, world: World): CurrentHealth[] {
  const known = declared ?? {}
  const lookup = lookupIn(world, known)
  return health.flatMap((name) => {
    const variable = getOwn(known, name)
    if (variable === undefined || !('number' in variable)) return []
    const [, most] = variable.number
    return [
      { label: variable.label?.trim() ?? '', value: Math.min(Number(lookup(name)), most), most },
    ]
  })
}

export function carriedIn({ declared, things }: StoryGraph, world: World): string[] {
  const lookup = lookupIn(world, declared ?? {})
  return Object.entries(things).flatMap(([id, { name, carried }]) =>
    carried !== undefined && lookup(carriedName(id)) === true ? [name] : [],
  )
}
