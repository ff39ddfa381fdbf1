import type { FieldErrors } from './authForms.ts'
import type { FormErrorCode } from './messages/formMessages.ts'
import type { ModelKeyForm } from './modelKey.ts'
import type { ProviderKind } from './vocabulary/models.ts'

/** Form values. Missing ones are blank. */
export interface TypedModelKey {
  kind: ProviderKind
  base_url: string
  model: string
  api_key: string
}

const isBlank = (value: string) => value.trim() === ''

/** Returns errors by field. The key may be blank if `hasKey` is true. */
export function modelKeyErrors(
  { kind, base_url, model, api_key }: TypedModelKey,
  hasKey: boolean,
): FieldErrors<keyof TypedModelKey> {
  const wantsAddress = kind === 'openai-compatible' && isBlank(base_url)
  return {
    ...(wantsAddress && { base_url: 'providerAddressMissing' satisfies FormErrorCode }),
    ...(isBlank(model) && { model: 'ownKeyModelMissing' satisfies FormErrorCode }),
    ...(!hasKey && isBlank(api_key) && { api_key: 'ownKeyMissing' satisfies FormErrorCode }),
  }
}

export const modelKeyFormOf = ({ kind, ...typed }: TypedModelKey): ModelKeyForm => ({
  kind,
  base_url: typed.base_url.trim() || null,
  model: typed.model.trim(),
  ...(!isBlank(typed.api_key) && { api_key: typed.api_key.trim() }),
})
