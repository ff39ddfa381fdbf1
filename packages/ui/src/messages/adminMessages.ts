import words from './en/admin.json' with { type: 'json' }

export const adminMessages = words.admin
