/** Parts of a markup that no page shows, whole or begun. */
const UNSHOWN =
  /<(script|style|template|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/giu
/** A tag, whole or begun: "a < b" is none. */
const TAG = /<\/?[a-z][^<>]*(?:>|$)/giu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The words that a text shows: of markup only what a page would show of it. */
export const shownText = (text: string): string =>
  text
    .replace(UNSHOWN, ' ')
    .replace(TAG, ' ')
    .replace(/&([a-z]+);/giu, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .trim()
