import * as z from 'zod/mini'

import { toStructureIssue } from '../../messages/structureMessages.ts'
import { isStorable } from './fields.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Naming {
  most: number
  /** Maximum length of a name, in code points. */
  nameMax: number
  /** Plural noun for messages. */
  what: string
  name?: { isSound: (name: string) => boolean; fault: ReturnType<typeof toStructureIssue> }
}

interface Named extends Pick<Naming, 'most' | 'nameMax'> {
  value: z.ZodMiniType
}

const namings = new WeakMap<object, Named>()

export const namingOf = (schema: object) => namings.get(schema)

/** A record with keys of users. Unlike `z.record`, accepts `__proto__` as a key. */
export const named = <S extends z.ZodMiniType>(
  value: S,
  { most, nameMax, what, name: rule }: Naming,
) => {
  const schema = z.pipe(
    z.custom<Record<string, z.input<S>>>(isRecord, toStructureIssue('unnamed', { what })),
    z.transform((given, { issues }): Record<string, z.output<S>> => {
      const entries = Object.entries(given)
      if (entries.length > most) {
        const { error: message, params } = toStructureIssue('many', { most, what })
        issues.push({ code: 'custom', message, params, input: given })
        return {}
      }
      const fault = (path: PropertyKey[], { error, params }: ReturnType<typeof toStructureIssue>) =>
        issues.push({ code: 'custom', message: error, params, path, input: given })
      const read = entries.map(([name, item]) => {
        const parsed = value.safeParse(item)
        if ([...name].length > nameMax)
          fault([name], toStructureIssue('nameLong', { most: nameMax }))
        if (!isStorable(name)) fault([name], toStructureIssue('unstorable'))
        if (rule && !rule.isSound(name)) fault([name], rule.fault)
        for (const issue of parsed.error?.issues ?? [])
          issues.push({ ...issue, path: [name, ...issue.path] } as z.core.$ZodRawIssue)
        return [name, parsed.data as z.output<S>] as const
      })
      // Unlike assignment, this creates an own property for `__proto__`.
      return Object.fromEntries(read)
    }),
  )
  namings.set(schema, { value, most, nameMax })
  return schema
}
