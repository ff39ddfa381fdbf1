import type { StructurePath } from '../structure/authoredTexts.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { usesOfVariable } from './variableUses.ts'

/** Renames a variable everywhere. Returns the same structure if the new name is taken. */
export function renameVariable<S extends StoryStructure>(
  structure: S,
  from: string,
  to: string,
): S {
  const state = structure.state ?? {}
  if (from === to || Object.hasOwn(state, to)) return structure
  const renamed = usesOfVariable(structure, from).reduce(
    (whole, { path, columns }) =>
      columns.length > 0
        ? changed(whole, path, (text) => withName(String(text), columns, from, to))
        : changed(whole, path.slice(0, -1), (sets) => withKey(sets as object, from, to)),
    structure,
  )
  return Object.hasOwn(state, from) ? { ...renamed, state: withKey(state, from, to) } : renamed
}

const withKey = (values: object, from: string, to: string) =>
  Object.fromEntries(
    Object.entries(values)
      // Removes values under the new name, which belong to no declared variable.
      .filter(([name]) => name !== to)
      .map(([name, value]: [string, unknown]) => [name === from ? to : name, value]),
  )

function withName(text: string, columns: readonly number[], from: string, to: string): string {
  const signs = [...text]
  const { length } = [...from]
  // Replaces from the end, so that earlier columns stay valid.
  for (const column of columns.toSorted((a, b) => b - a)) signs.splice(column - 1, length, to)
  return signs.join('')
}

function changed<T>(
  whole: T,
  [key, ...rest]: StructurePath,
  change: (value: unknown) => unknown,
): T {
  if (key === undefined) return change(whole) as T
  if (Array.isArray(whole)) {
    return whole.with(Number(key), changed<unknown>(whole[Number(key)], rest, change)) as T
  }
  const entries = Object.entries(whole as object).map(([name, value]: [string, unknown]) => [
    name,
    name === key ? changed(value, rest, change) : value,
  ])
  return Object.fromEntries(entries) as T
}
