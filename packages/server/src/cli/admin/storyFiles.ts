import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'

import { IMPORT_LIMITS, isPictureName, type SourceFile } from '@kathasagar/interchange'

const HOLDS_STORY = /\.(?:html?|twee3?|tw|ink|json|txt|zip)$/iu

/** Reads a file or folder. Unrelated files are listed by name only. */
export async function storyFiles(path: string): Promise<SourceFile[]> {
  const { isFolder, size } = await kindOf(path)
  if (!isFolder) return [{ name: basename(path), bytes: await bytesOf(path, size) }]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).slice(0, IMPORT_LIMITS.files + 1)
  const sources: SourceFile[] = []
  for (const { name, parentPath } of files) {
    const whole = join(parentPath, name)
    const bytes =
      HOLDS_STORY.test(name) || isPictureName(name)
        ? await bytesOf(whole, (await kindOf(whole)).size)
        : new Uint8Array()
    sources.push({ name: relative(path, whole).replaceAll('\\', '/'), bytes })
  }
  return sources
}

async function kindOf(path: string) {
  const found = await stat(path)
  return { isFolder: found.isDirectory(), size: found.size }
}

/** Returns a dummy for files that are too large, which the importer refuses. */
const bytesOf = async (path: string, size: number): Promise<Uint8Array> =>
  size > IMPORT_LIMITS.pageBytes ? new Uint8Array(IMPORT_LIMITS.pageBytes + 1) : readFile(path)
