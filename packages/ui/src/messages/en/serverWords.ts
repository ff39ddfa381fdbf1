/**
 * What the server names and the catalogue that ships holds, in the words of another language:
 * tasks, levels, categories, tags, warnings. English has none: it shows the server's own.
 */
export const serverWords: Readonly<Record<string, string>> = {}
