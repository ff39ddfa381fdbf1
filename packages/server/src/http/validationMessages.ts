import { FORM_MESSAGES, formMessage } from '@kathasagar/api/contract'
import type * as z from 'zod/mini'

import fieldLabels from './fieldLabels.json' with { type: 'json' }

export const FIELD_LABELS: Readonly<Record<string, string>> = fieldLabels

const UNNAMED = 'This value'

function labelOf(path: readonly PropertyKey[]): string {
  // Ignores keys below `replies`, because they may be equal to field names.
  const kinds = path.indexOf('replies')
  const named = kinds < 0 ? path : path.slice(0, kinds + 1)
  const known = named.findLast(
    (key): key is string => typeof key === 'string' && Object.hasOwn(FIELD_LABELS, key),
  )
  return (known === undefined ? undefined : FIELD_LABELS[known]) ?? UNNAMED
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const MISSING: Readonly<Record<string, string>> = {
  confirm_password: FORM_MESSAGES.confirmMissing,
  category_id: 'Choose a category',
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id',
  email: 'an email address',
  url: 'an address',
  datetime: 'a date and a time',
}

const missingMessage = (path: readonly PropertyKey[]) =>
  MISSING[String(path.at(-1))] ?? `${labelOf(path)} is required`

/** Message for null, which may be a missing or a cleared value. */
const emptyMessage = (path: readonly PropertyKey[]) =>
  MISSING[String(path.at(-1))] ?? `${labelOf(path)} cannot be empty`

function typeWord({ inst, expected }: Extract<RawIssue, { code: 'invalid_type' }>): string {
  const format: unknown = Reflect.get(Object(inst?._zod.def), 'format')
  return FORMATS[String(format)] ?? TYPES[expected] ?? 'something else'
}

function describeBound(
  { origin, limit }: { origin: string; limit: number | bigint },
  word: 'at least' | 'at most',
) {
  if (origin === 'string') {
    return word === 'at least'
      ? `must be at least ${limit} characters`
      : `cannot exceed ${limit} characters`
  }
  if (origin === 'array' || origin === 'set') return `must hold ${word} ${limit}`
  return `must be ${word} ${limit}`
}

function predicateOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeWord(issue)}`
    case 'too_small':
      return describeBound({ origin: issue.origin, limit: issue.minimum }, 'at least')
    case 'too_big':
      return describeBound({ origin: issue.origin, limit: issue.maximum }, 'at most')
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return FORMATS[issue.format]
        ? `must be ${FORMATS[issue.format]}`
        : 'is not written as it should be'
    default:
      return 'is not what it should be'
  }
}

export function validationMessage(issue: RawIssue): string {
  const path = issue.path ?? []
  if (issue.code === 'unrecognized_keys')
    return 'The request holds fields that this call does not know'
  if (path.length === 0) return 'The request must be a JSON object'
  if (issue.code === 'invalid_type' && issue.input === null) return emptyMessage(path)
  if (issue.input === undefined || issue.input === '') return missingMessage(path)
  const predicate = predicateOf(issue)
  const isOneOfMany = typeof path.at(-1) === 'number'
  return `${labelOf(path)} ${isOneOfMany ? predicate.replace('must be', 'must each be') : predicate}`
}

export function fieldMessage(fault: string, path: readonly PropertyKey[]): string {
  const message = formMessage(fault)
  if (message === 'Must not be empty') return missingMessage(path)
  const length = /^At most (\d+) characters$/u.exec(message)
  if (length) return `${labelOf(path)} cannot exceed ${length[1]} characters`
  const predicate = /^(?:Must|Contains|Is|Cannot) /u.test(message)
  return predicate
    ? `${labelOf(path)} ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : message
}
