import type { DropItem } from 'react-aria-components'
import type { SourceFile } from '@kathasagar/api/interchange'

import { OPENED_BYTES } from '../../../authoring/storyExchange.ts'

/** A file that was chosen or dropped, with the folders that it lies in. */
export interface PickedFile {
  name: string
  file: File
}

/** More are not looked at; the reading says that they are too many. */
const MOST_FILES = 1001

/** Files of an input, by their paths where a folder was chosen. */
export const pickedFrom = (files: Iterable<File> | null): PickedFile[] =>
  [...(files ?? [])]
    .slice(0, MOST_FILES)
    .map((file) => ({ name: file.webkitRelativePath || file.name, file }))

/** Files that were dropped, those in folders too. */
export async function droppedFrom(items: Iterable<DropItem>, folder = ''): Promise<PickedFile[]> {
  const picked: PickedFile[] = []
  for (const item of items) {
    if (item.kind === 'file') picked.push({ name: folder + item.name, file: await item.getFile() })
    else if (item.kind === 'directory') {
      const inner: DropItem[] = []
      for await (const entry of item.getEntries()) {
        inner.push(entry)
        if (inner.length >= MOST_FILES) break
      }
      for (const one of await droppedFrom(inner, `${folder}${item.name}/`)) picked.push(one)
    }
    if (picked.length >= MOST_FILES) break
  }
  return picked.slice(0, MOST_FILES)
}

const HOLDS_STORY = /\.(?:html?|twee3?|tw|ink|json|txt|zip)$/iu

/** What is read of each: nothing of pictures and the like, and of a large one enough to see that it is. */
export async function sourcesOf(picked: readonly PickedFile[]): Promise<SourceFile[]> {
  const sources: SourceFile[] = []
  let left = OPENED_BYTES
  for (const { name, file } of picked) {
    const isRead = picked.length === 1 || HOLDS_STORY.test(name)
    const part = isRead ? await file.slice(0, Math.max(0, left)).arrayBuffer() : new ArrayBuffer(0)
    left -= part.byteLength
    sources.push({ name, bytes: new Uint8Array(part) })
  }
  return sources
}

/** What all of them are called: the file, or the folder that they lie in. */
export function nameOfAll(picked: readonly PickedFile[]): string {
  const [first, ...others] = picked
  if (!first || others.length === 0) return first?.name ?? ''
  const [folder, ...rest] = first.name.split('/')
  return rest.length > 0 && folder ? folder : `${first.name} +${others.length}`
}
