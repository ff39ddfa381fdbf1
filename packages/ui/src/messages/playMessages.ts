import words from './en/play.json' with { type: 'json' }

export const playMessages = words
