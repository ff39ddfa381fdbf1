export const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0
