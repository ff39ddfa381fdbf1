import words from './en/account.json' with { type: 'json' }

/**
 * Every string of signing in, and of what asks for an account. It lies beside `en` and not in it, so
 * that only who comes to that loads it; a catalogue that gives this area in another language overrules it.
 */
export const accountMessages = words
