import words from './en/admin.json' with { type: 'json' }

/**
 * Every string of the administration. It lies beside the other catalogues and not in them, so that
 * it is loaded with the pages that need it; a catalogue that gives this area overrules it.
 */
export const adminMessages = words.admin
