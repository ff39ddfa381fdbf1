import words from './en/settings.json' with { type: 'json' }

export const settingsMessages = words
