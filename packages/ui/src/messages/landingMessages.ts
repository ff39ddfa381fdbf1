import words from './en/landing.json' with { type: 'json' }

export const landingMessages = words
