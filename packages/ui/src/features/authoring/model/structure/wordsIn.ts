/** Returns the number of words in a text. */
export const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0
