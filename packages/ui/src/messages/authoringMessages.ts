import { LANGUAGE_MESSAGES } from '@kathasagar/story/languageMessages'
import { STRUCTURE_MESSAGES } from '@kathasagar/story/structureMessages'

import words from './en/authoring.json' with { type: 'json' }

const { authoring, structure } = words
/** What is wrong with what an author types, by the names of faults; the story's own checks word theirs. */
const faults = { ...structure.faults, language: LANGUAGE_MESSAGES, structure: STRUCTURE_MESSAGES }

/** Findings of a review by their codes; the server's own sentences are English. */
const findings: Readonly<Record<string, { message: string; remedy: string }>> = {}

/**
 * Every string of writing a story. It lies beside `en` and not in it, so that only who writes loads
 * it; a catalogue that gives these areas in another language overrules it.
 */
export const authoringMessages = {
  ...words,
  authoring: { ...authoring, findings },
  structure: { ...structure, faults },
}
