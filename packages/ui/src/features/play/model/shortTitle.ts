export const SHORT_TITLE_WORDS = 4

/** Shortens a title to four words. Returns `untitled` if the title is blank. */
export function shortTitle(title: string, untitled: string): string {
  const words = title.trim().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return untitled
  if (words.length <= SHORT_TITLE_WORDS) return words.join(' ')
  return `${words.slice(0, SHORT_TITLE_WORDS).join(' ')}…`
}
