import * as z from 'zod/mini'

import { editDistance } from '../../text/editDistance.ts'

/** Longer ones are compared, and told, as far as this. */
const KEY_MAX = 40

/** Returns the known key that was probably meant. */
function nearestKey(key: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({
      name,
      away: editDistance(key, name, Math.max(2, Math.floor(name.length / 3))),
    }))
    .filter(({ name, away }) => away <= Math.max(2, name.length / 3) && away < name.length)
    .toSorted((one, other) => one.away - other.away)
  return nearest?.name
}

/** Names a key that is not known, and the one that was meant. */
function sayUnknown(given: string, known: readonly string[]): string {
  const key = given.slice(0, KEY_MAX)
  const nearest = nearestKey(key, known)
  return nearest === undefined
    ? `Unknown key “${key}”`
    : `Unknown key “${key}”; did you mean “${nearest}”?`
}

/** A part of a story's structure: a key that it does not have is refused, so that nothing is lost unsaid. */
export const strictPart = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, 3)
            .map((key) => sayUnknown(key, Object.keys(shape)))
            .join('. ')
        : undefined,
  })

type Issues = readonly { code?: string | undefined; message: string }[]

/** What is told of a part that may have one of several shapes, and has one of them but for keys unknown. */
const saidOfShape = (shapes: readonly Issues[]): string | undefined =>
  shapes.find((issues) => issues.every(({ code }) => code === 'unrecognized_keys'))?.[0]?.message

/** A part that has one of several shapes; `fault` says which, to whoever wrote none of them. */
export const oneShapeOf = <const Shapes extends readonly z.core.SomeType[]>(
  shapes: Shapes,
  fault: string,
) =>
  z.union(shapes, {
    error: (issue) =>
      issue.code === 'invalid_union' ? (saidOfShape(issue.errors) ?? fault) : fault,
  })
