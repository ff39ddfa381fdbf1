import { authoring } from './en/authoring.ts'
import { structure } from './en/structure.ts'
import { writing } from './en/writing.ts'

/**
 * Every string of writing a story. It lies beside `en` and not in it, so that only who writes loads
 * it; a catalogue that gives these areas in another language overrules it.
 */
export const authoringMessages = { authoring, structure, writing }
