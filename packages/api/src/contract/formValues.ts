import * as z from 'zod/mini'

/** What a number field of a form may send. */
type FormNumber = number | string | null

interface FormNumberRule {
  min: number
  max: number
  /** Stands for what is blank or no number. */
  fallback: number
}

/** What a form cannot have sent is no blank: it is left as it is, to be refused. */
const isOfForm = (given: unknown): given is FormNumber =>
  given === null || typeof given === 'number' || typeof given === 'string'

const numberOf = (given: FormNumber): number => {
  if (typeof given === 'number') return given
  return given === null || /^\s*[+-]?0x/iu.test(given) ? Number.NaN : Number.parseFloat(given)
}

const within = ({ min, max }: FormNumberRule) =>
  z
    .number({ error: `Must be from ${min} to ${max}` })
    .check(
      z.minimum(min, { error: `Must be at least ${min}` }),
      z.maximum(max, { error: `Must be at most ${max}` }),
    )

const formNumber = (rule: FormNumberRule, toNumber: (given: number) => number) => {
  const read = (given: FormNumber): unknown => {
    if (!isOfForm(given)) return given
    const number = numberOf(given)
    return Number.isNaN(number) ? rule.fallback : toNumber(number)
  }
  return z.pipe(z.transform(read), within(rule))
}

/** A whole number however a form sends it: `"12"` is 12, and so is 12.7. */
export const formInteger = (rule: FormNumberRule) => formNumber(rule, Math.trunc)

/** A number however a form sends it. */
export const formDecimal = (rule: FormNumberRule) => formNumber(rule, (given) => given)

/** A price: a whole number, or its digits. What is blank or anything else is not taken for one. */
export const formPrice = ({ min, max }: Omit<FormNumberRule, 'fallback'>) => {
  const error = `Must be a whole number from ${min} to ${max}`
  return z.pipe(
    z.transform((given: number | string): unknown =>
      typeof given === 'string' && /^\d{1,9}$/u.test(given.trim()) ? Number(given) : given,
    ),
    z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error })),
  )
}

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
