import { LANGUAGE_MESSAGES } from '@kathasagar/story/languageMessages'
import { STRUCTURE_MESSAGES } from '@kathasagar/story/structureMessages'

import words from './en/authoring.json' with { type: 'json' }

const { authoring, structure } = words
/** Texts of validation errors by id. Errors of the structure have their own texts. */
const faults = { ...structure.faults, language: LANGUAGE_MESSAGES, structure: STRUCTURE_MESSAGES }

/** Review findings by code. Empty in English, which shows the server's texts. */
const findings: Readonly<Record<string, { message: string; remedy: string }>> = {}

export const authoringMessages = {
  ...words,
  authoring: { ...authoring, findings },
  structure: { ...structure, faults },
}
