import { inBranches } from '../program/mapParts.ts'
import type { Part } from '../program/program.ts'

type Kinds = ReadonlySet<Part['kind']>

const SETS: Kinds = new Set<Part['kind']>(['set'])
const DONE: Kinds = new Set<Part['kind']>(['set', 'goto', 'include'])

/** What parts change, without what they say and offer. */
export const settingOnly = (parts: readonly Part[]): Part[] => only(parts, SETS)

/** What is done in silence, where the page may turn as well. */
export const silenced = (parts: readonly Part[]): Part[] => only(parts, DONE)

const only = (parts: readonly Part[], kinds: Kinds): Part[] =>
  parts.flatMap((part): Part[] => {
    if (part.kind === 'if') return [inBranches(part, (body) => only(body, kinds))]
    return kinds.has(part.kind) ? [part] : []
  })
