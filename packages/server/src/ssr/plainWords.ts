/** What somebody wrote with marks, for places that show text alone: of a link its words, of a picture nothing. */
export const plainWords = (markdown: string): string =>
  markdown
    .replace(/(!?)\[([^[\]]*)\]\([^()]*\)/g, (_whole, picture, words) => (picture ? '' : words))
    .replace(/^[ \t]*(?:#{1,6}|>|[-+])[ \t]/gm, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
