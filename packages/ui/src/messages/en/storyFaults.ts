import { LANGUAGE_MESSAGES } from '@kathasagar/story/languageMessages'
import { STRUCTURE_MESSAGES } from '@kathasagar/story/structureMessages'

/** What is wrong with what an author types, by the names of faults. */
export const storyFaults = {
  /** With a condition, or a text that varies. */
  language: LANGUAGE_MESSAGES,
  /** With JSON as a structure. */
  structure: STRUCTURE_MESSAGES,
  /** With JSON, by the kinds of the schema's own checks. */
  schema: {
    invalid_type: 'Something of another kind belongs here',
    invalid_value: 'Only one of these: {values}',
    invalid_union: 'None of the forms that may stand here',
    too_big: 'At most {most}',
    too_small: 'At least {least}',
    unknown: 'This does not belong here',
  },
  notJson: 'This is no JSON: a comma, a bracket or a quotation mark is missing or too many.',
  notJsonAt:
    'Line {line}, character {column}: no JSON. A comma, a bracket or a quotation mark is missing or too many.',
  at: '{path}: {message}.',
}
