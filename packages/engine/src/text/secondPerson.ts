const PERSONS: readonly [RegExp, string][] = [
  [/\bi(?:'m| am)\b/giu, 'you are'],
  [/\bi was\b/giu, 'you were'],
  [/\bi've\b/giu, 'you have'],
  [/\bi'll\b/giu, 'you will'],
  [/\bi'd\b/giu, 'you would'],
  [/\bi\b/giu, 'you'],
  [/\bme\b/giu, 'you'],
  [/\bmy\b/giu, 'your'],
  [/\bmine\b/giu, 'yours'],
  [/\bmyself\b/giu, 'yourself'],
]

/** Converts first person to second. Text with "you" or with quotes stays the same. */
export function toSecondPerson(text: string): string {
  if (isToSomeone(text)) return text
  return PERSONS.reduce((words, [from, to]) => words.replace(from, to), text.replaceAll('’', "'"))
}

function isToSomeone(text: string): boolean {
  return /["“”]|\byou(?:r|rs)?\b/iu.test(text)
}
