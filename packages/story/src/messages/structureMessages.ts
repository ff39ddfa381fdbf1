import { fillMessage, type MessageValues } from './fillMessage.ts'

/** English messages of faults in a structure, which the user interface translates. */
export const STRUCTURE_MESSAGES = {
  unstorable: 'Contains characters that cannot be stored',
  long: 'At most {most} characters',
  empty: 'Must not be empty',
  invisible: 'Must have at least one visible character',
  oneLine: 'Must be one line, without line breaks',
  unshowable: 'Contains characters that cannot be shown',
  unnamed: '{what} must be listed by name',
  many: 'At most {most} {what}',
  nameLong: 'A name has at most {most} characters',
  condition: 'Column {column}: {message}',
  closeUp: 'Must be text, or text and what it sets',
  replyKind: 'Must be a kind of words: {kinds}',
  pageTwice: 'Must not have two pages of one id',
  stateValue: 'Must be true or false, a whole number, one of a list, or text',
  wordsOfList: 'Must have words for values of the list alone',
  valueTwice: 'Must not name a value twice',
  ofList: 'Must be one of the list',
  leastFirst: 'Must name the least first, then the most',
  outOfRange: 'Must be within its range',
  longerThanTyped: 'Must be no longer than what is typed may be',
  variable:
    'Must be a flag, a list of values, a number with its least and its most, how long a typed text may be, or health',
  variableName: 'A variable is named by letters, digits and _, and not by a word of the conditions',
  askedTwice: 'Must not ask for a variable twice',
  address: 'Please enter a valid URL',
} as const

export type StructureIssueName = keyof typeof STRUCTURE_MESSAGES

export const toStructureIssue = (fault: StructureIssueName, values: MessageValues = {}) => ({
  error: fillMessage(STRUCTURE_MESSAGES[fault], values),
  params: { fault, values },
})
