import words from './en/storyParts.json' with { type: 'json' }

export const partMessages = words.storyParts
