import type { ProviderKind } from '@kathasagar/api/contract'

export const PROVIDER_KIND_NAMES: Readonly<Record<ProviderKind, string>> = {
  'openai-compatible': 'Chat completions',
  anthropic: 'Anthropic Messages',
  google: 'Google Gemini',
  mistral: 'Mistral',
}
