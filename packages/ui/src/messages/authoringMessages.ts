import { LANGUAGE_MESSAGES } from '@kathasagar/story/languageMessages'
import { STRUCTURE_MESSAGES } from '@kathasagar/story/structureMessages'

import words from './en/authoring.json' with { type: 'json' }

const { authoring, structure } = words
/** Texts of validation errors by id. Errors of the story structure have separate texts. */
const faults = { ...structure.faults, language: LANGUAGE_MESSAGES, structure: STRUCTURE_MESSAGES }

/** Texts of review findings by code. Empty in English, because the server sends English texts. */
const findings: Readonly<Record<string, { message: string; remedy: string }>> = {}

export const authoringMessages = {
  ...words,
  authoring: { ...authoring, findings },
  structure: { ...structure, faults },
}
