import words from './en/landing.json' with { type: 'json' }

/**
 * Every string of the first page and of the waitlist. It lies beside `en` and not in it, so that only
 * these pages load it; a catalogue that gives these areas in another language overrules it.
 */
export const landingMessages = words
