import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'

const MENTION = new RegExp(
  `(?<![\\w@])@(\\w{${LIMITS.handleMin},${LIMITS.handleMax}})(?!\\w)`,
  'gu',
)

/** The handles that words name with an @, and that somebody has or has had. */
export async function findMentions(
  { store }: Pick<Ports, 'store'>,
  words: readonly (string | null)[],
): Promise<string[]> {
  const named = words.flatMap((said) =>
    [...(said ?? '').matchAll(MENTION)].map(([, name = '']) => name),
  )
  const handles = new Set(named.map((name) => name.toLowerCase()))
  return handles.size === 0 ? [] : store.repositories.comments.listKnownHandles([...handles])
}
