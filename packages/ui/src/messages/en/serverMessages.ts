/**
 * What the server names and the catalogue that ships holds, in the words of another language:
 * tasks, levels, categories, tags, warnings, why credits moved. A `{name}` stands for a name within,
 * which is said in the same words. English has none: it shows the server's own.
 */
export const serverMessages: Readonly<Record<string, string>> = {}
