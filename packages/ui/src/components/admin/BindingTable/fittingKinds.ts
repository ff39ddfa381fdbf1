import type { ModelName, ProviderKind } from '@kathasagar/api/contract'

import { taskOf } from './modelNames.ts'

const TELLS: readonly ProviderKind[] = ['openai-compatible', 'anthropic', 'google', 'mistral']
const PAINTS: readonly ProviderKind[] = [
  'openai-compatible',
  'google',
  'stable-diffusion-webui',
  'comfyui',
]
const MODERATES: readonly ProviderKind[] = ['openai-compatible']

/** Whether a server of a kind can do what a name is asked for; the server refuses all others. */
export function isFitting(kind: ProviderKind, key: ModelName): boolean {
  const task = taskOf(key)
  if (task === 'beside') return key === 'moderation' && MODERATES.includes(kind)
  return (task === 'painters' ? PAINTS : TELLS).includes(kind)
}
