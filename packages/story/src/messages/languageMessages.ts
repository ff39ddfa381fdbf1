import { fillMessage, type MessageValues } from './fillMessage.ts'

export const LANGUAGE_MESSAGES = {
  valueMissing: 'A name or a value is missing here.',
  tooDeep: 'Brackets stand too deep in one another here.',
  tooLong: 'A condition has at most {most} characters.',
  operatorMissing: 'Something is missing before this: “and”, “or” or a comparison.',
  neverOpened: 'This bracket was never opened.',
  compareInBrackets: 'Comparisons need brackets here.',
  notInBrackets: 'Put brackets around “not” here.',
  closingMissing: 'A closing bracket is missing here.',
  numberAfterMinus: 'A number is missing after the minus.',
  writeAnd: 'Write “and”.',
  writeOr: 'Write “or”.',
  writeNot: 'Write “not”.',
  writeEquals: 'Write “==” to compare.',
  quoteMissing: 'This text has no closing quotation mark.',
  numberTooLarge: 'This number is too large.',
  strangeSign: 'This sign means nothing in a condition.',
  flagWithoutWords: 'A flag has no words of its own: vary the text by it.',
  flagNeeded: 'A flag or a comparison is needed here.',
  numberNeeded: 'A number is needed here.',
  unknownName: 'The state has nothing named “{name}”.',
  neverAlike: 'These two can never be alike.',
  typedInQuotes: 'What is typed can be compared with words in quotes alone.',
  neverSo: 'This is never so: it can be {values}.',
  textTooDeep: 'Variations stand too deep in one another here.',
  twoTexts: 'A condition has one text where it holds, and one where not.',
  neverVaries: String.raw`This never varies: for a brace write “\{”.`,
  braceOpen: 'This brace is never closed.',
} as const

export type SyntaxIssueName = keyof typeof LANGUAGE_MESSAGES

export const languageMessage = (code: SyntaxIssueName, values: MessageValues = {}): string =>
  fillMessage(LANGUAGE_MESSAGES[code], values)
