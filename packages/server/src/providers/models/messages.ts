import { createHash } from 'node:crypto'

import type { ProviderKind } from '@kathasagar/api/contract/vocabulary'
import type { Prompt } from '@kathasagar/engine/prompt/assemblePrompt'
import type { ModelMessage, SystemModelMessage } from 'ai'

/** A prompt as any of ours is: a telling's has a history, a question beside it has none. */
export type AskedPrompt = Pick<Prompt, 'stable' | 'changing'> & Partial<Pick<Prompt, 'turns'>>

/** Others keep the head of a prompt by themselves; this one has to be told how far. */
const KEEP_UP_TO_HERE = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const

const markFor = (kind: ProviderKind) =>
  kind === 'anthropic' ? { providerOptions: KEEP_UP_TO_HERE } : {}

/** What a model is to keep all session. */
export const instructionsOf = (
  { stable }: AskedPrompt,
  kind: ProviderKind,
): SystemModelMessage => ({
  role: 'system',
  content: stable,
  ...markFor(kind),
})

/**
 * History by turns, then what is asked now. The last message of the history is marked as well: the
 * next turn begins with all that stands before the mark, and grows from there.
 */
export function messagesOf(
  { turns = [], changing }: AskedPrompt,
  kind: ProviderKind,
  remark?: string,
): ModelMessage[] {
  const last = turns.length - 1
  return [
    ...turns.map(({ role, text }, at) => ({
      role,
      content: text,
      ...(at === last ? markFor(kind) : {}),
    })),
    { role: 'user', content: remark === undefined ? changing : `${changing}\n\n${remark}` },
  ]
}

/** The same for prompts that begin alike, and of no use for anything else: nobody is known by it. */
export const cacheKeyOf = ({ stable, turns = [] }: AskedPrompt): string =>
  createHash('sha256')
    .update(JSON.stringify([stable, turns[0]?.text ?? '']))
    .digest('hex')
    .slice(0, 32)
