import type { ImportedStory, ImportRefusal, TellProgress } from '../shared/importedStory.ts'
import { isRefusal } from '../shared/importedStory.ts'
import { readStory } from './readStory.ts'
import type { TextFile } from '../shared/sourceFile.ts'

/** Reads passages that are spread over files, and scripts beside them, as the one story that they are. */
export async function readManyTwee(
  files: readonly TextFile[],
  scripts: readonly TextFile[],
  tell: TellProgress,
): Promise<ImportedStory | ImportRefusal> {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const begins: number[] = []
  let lines = 0
  for (const { text } of sorted) {
    begins.push(lines)
    lines += text.split('\n').length
  }
  const whole = sorted.map(({ text }) => text).join('\n')
  const beside = scripts.map(({ text }) => text)
  const read = await readStory('story.twee', whole, tell, beside)
  if (isRefusal(read)) return read
  // A line is counted in the file that it stands in; its passage says which that is.
  const lineIn = (line: number) => line - (begins.findLast((begin) => begin < line) ?? 0)
  const notes = read.notes.map((note) => ({
    ...note,
    line: note.line === null ? null : lineIn(note.line),
  }))
  return { ...read, notes }
}
