import * as z from 'zod/mini'

interface FormNumberRule {
  min: number
  max: number
  /** Value for a blank or invalid field. If absent, such fields are rejected. */
  blank?: number
}

const PLAIN_NUMBER = /^-?\d{1,12}(?:\.\d{1,12})?$/u

/** Parses a number that a form sends as text. Without `blank`, returns invalid text unchanged. */
function readNumber(given: string, blank: number | undefined): unknown {
  if (blank === undefined) return PLAIN_NUMBER.test(given.trim()) ? Number(given) : given
  const number = Number.parseFloat(given)
  return Number.isNaN(number) ? blank : number
}

/** Adds 0, so that -0 becomes 0. */
const truncate = (value: unknown) => (typeof value === 'number' ? Math.trunc(value) + 0 : value)

const formNumber = ({ min, max, blank }: FormNumberRule, kind: 'whole number' | 'number') => {
  const error = `Must be a ${kind} from ${min} to ${max}`
  const number = kind === 'number' ? z.number({ error }) : z.int({ error })
  return z.pipe(
    z.transform((given: number | string): unknown => {
      const value = typeof given === 'string' ? readNumber(given, blank) : given
      return kind === 'number' || blank === undefined ? value : truncate(value)
    }),
    number.check(
      z.minimum(min, { error: `Must be at least ${min}` }),
      z.maximum(max, { error: `Must be at most ${max}` }),
    ),
  )
}

/** An integer or its text. With `blank`, truncates fractions and replaces invalid text. */
export const formInteger = (rule: FormNumberRule) => formNumber(rule, 'whole number')

/** A number or its text. With `blank`, invalid text counts as blank. */
export const formDecimal = (rule: FormNumberRule) => formNumber(rule, 'number')

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object or its JSON text. Invalid JSON counts as an empty object. */
export const objectOrJson = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((given: z.input<S> | string | null): unknown => {
      if (typeof given !== 'string') return given ?? {}
      const value = parsed(given)
      return isObject(value) ? value : {}
    }),
    schema,
  )

/** Like `objectOrJson`, but rejects invalid JSON, so that stored data is not overwritten. */
export const objectOrValidJson = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((given: z.input<S> | string | null, { issues }): unknown => {
      if (typeof given !== 'string') return given ?? {}
      const value = parsed(given)
      if (!isObject(value)) {
        issues.push({ code: 'custom', message: 'Must be a JSON object', input: given })
      }
      return value
    }),
    schema,
  )
