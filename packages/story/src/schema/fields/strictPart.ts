import * as z from 'zod/mini'

import { editDistance } from '../../text/editDistance.ts'

/** Maximum number of characters of an unknown key that are compared and shown. */
const KEY_MAX = 40

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

function unknownKeyMessage(given: string, known: readonly string[]): string {
  const key = given.slice(0, KEY_MAX)
  const nearest = nearestKey(key, known)
  return nearest === undefined
    ? `Unknown key “${key}”`
    : `Unknown key “${key}”; did you mean “${nearest}”?`
}

/** An object that rejects unknown keys, so that typos do not lose data silently. */
export const strictPart = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, 3)
            .map((key) => unknownKeyMessage(key, Object.keys(shape)))
            .join('. ')
        : undefined,
  })

type Issues = readonly { code?: string | undefined; message: string }[]

const messageOfShape = (shapes: readonly Issues[]): string | undefined =>
  shapes.find((issues) => issues.every(({ code }) => code === 'unrecognized_keys'))?.[0]?.message

/** A union. `fault` is the error message if no variant matches. */
export const oneShapeOf = <const Shapes extends readonly z.core.SomeType[]>(
  shapes: Shapes,
  fault: string,
) =>
  z.union(shapes, {
    error: (issue) =>
      issue.code === 'invalid_union' ? (messageOfShape(issue.errors) ?? fault) : fault,
  })
