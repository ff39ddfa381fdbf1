import * as z from 'zod/mini'

interface FormNumberRule {
  min: number
  max: number
  /** Stands for a field that was left blank; without it, a blank is refused. */
  blank?: number
}

/** As people write a number; nothing else of a text is taken for one. */
const PLAIN_NUMBER = /^-?\d{1,12}(?:\.\d{1,12})?$/u

/** The number that a form sends as text; what is none is left as it is, to be refused. */
function readNumber(given: string, blank: number | undefined): unknown {
  const typed = given.trim()
  if (typed === '') return blank ?? given
  return PLAIN_NUMBER.test(typed) ? Number(typed) : given
}

const formNumber = ({ min, max, blank }: FormNumberRule, kind: 'whole number' | 'number') => {
  const error = `Must be a ${kind} from ${min} to ${max}`
  const number = kind === 'number' ? z.number({ error }) : z.int({ error })
  return z.pipe(
    z.transform((given: number | string): unknown =>
      typeof given === 'string' ? readNumber(given, blank) : given,
    ),
    number.check(
      z.minimum(min, { error: `Must be at least ${min}` }),
      z.maximum(max, { error: `Must be at most ${max}` }),
    ),
  )
}

/** A whole number, or its digits; anything else is refused and never taken for another number. */
export const formInteger = (rule: FormNumberRule) => formNumber(rule, 'whole number')

/** A number, or how people write it. */
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

/** An object, or the JSON text of one; text that is none counts as an empty object. */
export const objectOrJson = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((given: z.input<S> | string | null): unknown => {
      if (typeof given !== 'string') return given ?? {}
      const value = parsed(given)
      return isObject(value) ? value : {}
    }),
    schema,
  )

/** Like `objectOrJson`, but text that is none is refused: nothing that is stored is lost by it. */
export const objectOrSoundJson = <S extends z.ZodMiniType>(schema: S) =>
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
