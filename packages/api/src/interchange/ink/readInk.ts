import type { ImportedStory, ImportRefusal } from '../importedStory.ts'

export async function readInk(_text: string): Promise<ImportedStory | ImportRefusal> {
  return { code: 'unknown_format', message: 'x', line: null }
}
