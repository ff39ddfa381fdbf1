/** Finds these words anywhere in a text by `like`, its own signs taken as they are. */
export const like = (words: string) => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
