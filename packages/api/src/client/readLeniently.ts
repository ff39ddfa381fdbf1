import type * as z from 'zod/mini'

import type { Read } from './callsOf.ts'

interface Definition {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  valueType?: Schema
  getter?: () => Schema
  values?: readonly unknown[]
  defaultValue?: unknown
}
type Schema = z.ZodMiniType & { _zod: { def: Definition } }

/** Required field of a login response. */
const ESSENTIAL = 'access_token'

class Unusable extends Error {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function onlyListOf(fields: Record<string, unknown>, isList: (field: unknown) => boolean) {
  const names = Object.keys(fields).filter((name) => isList(fields[name]))
  return names.length === 1 ? names[0] : undefined
}

function fillObject(shape: Record<string, Schema>, value: unknown): unknown {
  if (Array.isArray(value)) {
    // Servers may send a list without its wrapper object.
    const name = onlyListOf(shape, (field) => (field as Schema)._zod.def.type === 'array')
    if (name !== undefined) return fillObject(shape, { [name]: value })
  }
  if (value !== undefined && !isObject(value)) throw new Unusable()
  const filled = Object.entries(shape).map(([name, field]) => {
    const given = value?.[name] ?? undefined
    if (given === undefined && name === ESSENTIAL) throw new Unusable()
    return [name, fill(field, given)]
  })
  return { ...value, ...Object.fromEntries(filled) }
}

function fillArray(element: Schema, value: unknown): unknown {
  if (value === undefined) return []
  const name = isObject(value) ? onlyListOf(value, Array.isArray) : undefined
  const list = name === undefined ? value : (value as Record<string, unknown>)[name]
  if (!Array.isArray(list)) throw new Unusable()
  return list.map((item: unknown) => fill(element, item ?? undefined))
}

/** Adds missing fields with the value '', 0, false, [] or null. */
function fill(schema: Schema, value: unknown): unknown {
  const { type, shape, element, innerType, valueType, getter, ...def } = schema._zod.def
  if (type === 'optional' && value === undefined) return undefined
  if (type === 'nullable' && value === undefined) return null
  if (type === 'default' && value === undefined) return def.defaultValue
  if (innerType) return fill(innerType, value)
  if (getter) return fill(getter(), value)
  if (shape) return fillObject(shape, value)
  if (element) return fillArray(element, value)
  if (valueType && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, fill(valueType, item)]),
    )
  switch (type) {
    case 'record':
      return {}
    case 'string':
    case 'enum':
      // Unknown enum values are shown unchanged.
      return typeof value === 'object' ? '' : String((value as string | number | undefined) ?? '')
    case 'number':
      return typeof value === 'number' ? value : Number.parseFloat(String(value)) || 0
    case 'boolean':
      return value === true
    case 'literal':
      return value ?? def.values?.[0]
    default:
      return value
  }
}

/** Reads a response that may lack fields. Rejects a login response without tokens. */
export function readLeniently<Answer>(schema: z.ZodMiniType<Answer>, value: unknown): Read<Answer> {
  const { data, error } = schema.safeParse(value)
  if (!error) return { value: data }
  if (typeof value !== 'object' || value === null) return { issues: error.issues }
  try {
    return { value: fill(schema as Schema, value) as Answer }
  } catch (fault) {
    if (fault instanceof Unusable) return { issues: error.issues }
    throw fault
  }
}
