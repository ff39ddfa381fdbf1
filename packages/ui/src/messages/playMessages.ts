import words from './en/play.json' with { type: 'json' }

/**
 * Every string of playing a story, and of reporting one. It lies beside `en` and not in it, so that only who plays loads it;
 * a catalogue that gives these areas in another language overrules it.
 */
export const playMessages = words
