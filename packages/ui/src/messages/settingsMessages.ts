import words from './en/settings.json' with { type: 'json' }

/**
 * Every string of an account's settings. It lies beside `en` and not in it, so that only who changes
 * them loads it; a catalogue that gives this area in another language overrules it.
 */
export const settingsMessages = words
