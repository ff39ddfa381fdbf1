import { LIMITS } from '@kathasagar/api/contract'
import {
  isRefusal,
  readFiles,
  type ImportedStory,
  type ImportRefusal,
  type SourceFile,
} from '@kathasagar/interchange'

const KIB = 1024

/** The work of a thread of the import pool: a story that is read, and is not too large to be kept. */
export default async function readImport(
  files: readonly SourceFile[],
): Promise<ImportedStory | ImportRefusal> {
  const read = await readFiles(files)
  if (isRefusal(read)) return read
  const bytes = Buffer.byteLength(JSON.stringify(read.structure))
  if (bytes <= LIMITS.storyBodyMax) return read
  const [size, most] = [Math.ceil(bytes / KIB), LIMITS.storyBodyMax / KIB]
  return {
    code: 'too_large',
    message: `The scenes take ${size} KB, and only ${most} KB can be kept; part the story in two.`,
    line: null,
  }
}
