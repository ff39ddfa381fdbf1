export interface TextRun {
  text: string
  start: number
  isMatch: boolean
}

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Splits a text at all matches of the query words. Ignores case. */
export function matches(text: string, query: string): TextRun[] {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ text, start: 0, isMatch: false }]

  const wanted = new RegExp(`(${words.map(escape).join('|')})`, 'giu')
  let start = 0
  return text.split(wanted).flatMap((run, index) => {
    const found = { text: run, start, isMatch: index % 2 === 1 }
    start += run.length
    return run === '' ? [] : [found]
  })
}
