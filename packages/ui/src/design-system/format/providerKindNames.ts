import type { ProviderKind } from '@kathasagar/api/contract'

/** What servers speak, by the names that their makers gave it: the same in every language. */
export const PROVIDER_KIND_NAMES: Readonly<Record<ProviderKind, string>> = {
  'openai-compatible': 'Chat completions',
  anthropic: 'Anthropic Messages',
  google: 'Google Gemini',
  mistral: 'Mistral',
}
