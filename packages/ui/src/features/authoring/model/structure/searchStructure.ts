import type { DraftStructure } from '@kathasagar/story/schema'

/**
 * Returns the scenes whose name, title, text or choices contain the words. Returns null if there
 * are no words.
 */
export function searchStructure(
  { nodes }: DraftStructure,
  query: string,
): ReadonlySet<string> | null {
  const words = query.trim().toLowerCase()
  if (words === '') return null
  const has = (text: string | undefined) => text?.toLowerCase().includes(words) ?? false
  return new Set(
    Object.entries(nodes).flatMap(([name, { title, text, choices }]) =>
      has(name) || has(title) || has(text) || choices.some((choice) => has(choice.text))
        ? [name]
        : [],
    ),
  )
}
