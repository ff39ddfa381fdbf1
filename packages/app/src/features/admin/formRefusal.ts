import { errorBodyOf, fieldMessages, messageFor } from '@kathasagar/api'
import type { Messages } from '@kathasagar/ui'
import type { TaxonomyRefusal } from '@kathasagar/ui/internal'

/** Returns errors by field for known fields, or one message for other errors. */
export function formRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  words: { fallback: string; site: Messages['site'] },
): { message?: string; errors?: Partial<Record<Field, string>> } {
  const messages = fieldMessages(error, words.site)
  const known = fields.filter((field) => messages[field] !== undefined)
  const isAllKnown = known.length > 0 && known.length === Object.keys(messages).length
  const errors = Object.fromEntries(known.map((field) => [field, messages[field]])) as Partial<
    Record<Field, string>
  >
  if (isAllKnown) return { errors }
  const isFields = errorBodyOf(error)?.code === 'invalid_fields'
  return { message: messageFor(error, words.fallback, words.site), ...(isFields && { errors }) }
}

/** Returns why a category or tag was not changed, or null. */
export function taxonomyRefusal(
  { error }: { error?: unknown },
  fallback: string,
  site: Messages['site'],
): TaxonomyRefusal | null {
  if (error === undefined) return null
  const body = errorBodyOf(error)
  if (body?.code === 'in_use') return { inUseBy: body.in_use_by }
  return formRefusal(error, ['display_name', 'color'], { fallback, site })
}
