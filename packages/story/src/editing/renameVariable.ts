import type { StructurePath } from '../structure/authoredTexts.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { usesOfVariable } from './variableUses.ts'

/**
 * The structure with a variable under another name, wherever it is declared, read or set; one that goes
 * without declaring, such as `has_rope`, wherever it is read or set. What was written around it stays
 * letter by letter; a name that is taken changes nothing.
 */
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

/** Made from entries, so that every name is a key like any other, and in the same place. */
const withKey = (values: object, from: string, to: string) =>
  Object.fromEntries(
    Object.entries(values)
      // What is set under the new name already gives way: it was nothing before.
      .filter(([name]) => name !== to)
      .map(([name, value]: [string, unknown]) => [name === from ? to : name, value]),
  )

function withName(text: string, columns: readonly number[], from: string, to: string): string {
  const signs = [...text]
  const { length } = [...from]
  // From the end, so that the columns before stay true.
  for (const column of columns.toSorted((a, b) => b - a)) signs.splice(column - 1, length, to)
  return signs.join('')
}

/** A copy in which the value at a path is another. */
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
