import words from './en/account.json' with { type: 'json' }

export const accountMessages = words
