import words from './en/storyParts.json' with { type: 'json' }

/**
 * Every string of the fields in which a story's parts are written. It lies beside the other
 * catalogues and not in them, so that it is loaded with the editor; a catalogue that gives this area
 * overrules it.
 */
export const partMessages = words.storyParts
