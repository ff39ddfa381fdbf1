import { fieldMessages, messageFor } from '@kathasagar/api'
import type { FormRefusal, Messages } from '@kathasagar/ui'

/**
 * Returns why a form was refused: its errors by field, or a sentence if none is about a field.
 * Returns null without an error. `say` words the sentence. Default: messageFor.
 */
export function refusalOf(
  error: unknown,
  fallback: string,
  site: Messages['site'],
  say: (error: unknown, fallback: string, words: Messages['site']) => string = messageFor,
): FormRefusal | null {
  if (!error) return null
  const errors = fieldMessages(error, site)
  return Object.keys(errors).length > 0 ? { errors } : say(error, fallback, site)
}
