/** Invisible markup, complete or unclosed. */
const UNSHOWN =
  /<(script|style|template|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/giu
/** A tag, complete or unclosed. "a < b" is no tag. */
const TAG = /<\/?[a-z][^<>]*(?:>|$)/giu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Returns the text that a page would show for markup. */
export const visibleText = (text: string): string =>
  text
    .replace(UNSHOWN, ' ')
    .replace(TAG, ' ')
    .replace(/&([a-z]+);/giu, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .trim()
