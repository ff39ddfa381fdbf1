import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'

const MENTION = new RegExp(
  `(?<![\\w@])@(\\w{${LIMITS.handleMin},${LIMITS.handleMax}})(?!\\w)`,
  'gu',
)

/** What words name with an @, each once, whether anybody is called so or not. */
function handlesIn(words: readonly (string | null)[]): string[] {
  const named = words.flatMap((said) =>
    [...(said ?? '').matchAll(MENTION)].map(([, name = '']) => name.toLowerCase()),
  )
  return [...new Set(named)]
}

/** Whom a comment tells that it names them: the first few. */
export const handlesToTell = (words: string): string[] =>
  handlesIn([words]).slice(0, LIMITS.mentionsTold)

/** The handles that words name with an @, and that somebody has or has had. */
export async function findMentions(
  { store }: Pick<Ports, 'store'>,
  words: readonly (string | null)[],
): Promise<string[]> {
  const handles = handlesIn(words)
  return handles.length === 0 ? [] : store.repositories.comments.listKnownHandles(handles)
}
