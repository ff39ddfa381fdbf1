import { isRefusal, type ImportedStory, type ImportRefusal } from '../shared/importedStory.ts'
import { readStory } from './readStory.ts'
import type { TextFile } from '../shared/sourceFile.ts'

/** Reads passages that are spread over several files as one story. */
export async function readManyTwee(
  files: readonly TextFile[],
  hasScripts: boolean,
): Promise<ImportedStory | ImportRefusal> {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const begins: number[] = []
  let lines = 0
  for (const { text } of sorted) {
    begins.push(lines)
    lines += text.split('\n').length
  }
  const whole = sorted.map(({ text }) => text).join('\n')
  const read = await readStory('story.twee', whole, undefined, hasScripts)
  if (isRefusal(read)) return read
  // Lines count from the start of the file that they stand in.
  const lineIn = (line: number) => line - (begins.findLast((begin) => begin < line) ?? 0)
  const notes = read.notes.map((note) => ({
    ...note,
    line: note.line === null ? null : lineIn(note.line),
  }))
  return { ...read, notes }
}
