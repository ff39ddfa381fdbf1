/** Builds a `like` pattern that matches the text anywhere. Escapes wildcards. */
export const like = (words: string) => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
