import { errorBodyOf, fieldMessages, messageFor } from '@kathasagar/api'
import type { Messages, TaxonomyRefusal } from '@kathasagar/ui'

export function taxonomyRefusal(
  { error }: { error?: unknown },
  fallback: string,
  site?: Messages['site'],
): TaxonomyRefusal | null {
  if (error === undefined) return null
  const body = errorBodyOf(error)
  if (body?.code === 'in_use') return { inUseBy: body.in_use_by }
  const { display_name, color } = fieldMessages(error, site)
  if (display_name === undefined && color === undefined) {
    return { message: messageFor(error, fallback, site) }
  }
  return {
    errors: {
      ...(display_name === undefined ? {} : { display_name }),
      ...(color === undefined ? {} : { color }),
    },
  }
}
