import type { DropItem } from 'react-aria-components'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import type { SourceFile } from '@kathasagar/interchange'

import { MAX_FILE_BYTES } from '../../model/storyExchange.ts'

export interface PickedFile {
  name: string
  file: File
}

/** One more file than an import accepts, so that the import reports an error. */
const MOST_FILES = 1001

export const pickedFrom = (files: Iterable<File> | null): PickedFile[] =>
  [...(files ?? [])]
    .slice(0, MOST_FILES)
    .map((file) => ({ name: file.webkitRelativePath || file.name, file }))

/** Returns the dropped files, including the files in dropped folders. */
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

export const ACCEPTED_FILES =
  '.twee .tw .html .htm .ink .json .txt .zip .png .jpg .jpeg .gif .webp .avif'.split(' ')

const IS_TEXT = /\.(?:html?|twee3?|tw|ink|json|txt|zip|js)$/iu
const IS_PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/iu

/**
 * Reads the files. Cuts very large texts and omits very large images. Other files have only a name.
 */
export async function sourcesOf(picked: readonly PickedFile[]): Promise<SourceFile[]> {
  const sources: SourceFile[] = []
  let texts = MAX_FILE_BYTES
  let pictures = MAX_FILE_BYTES
  for (const { name, file } of picked) {
    const isPicture = picked.length > 1 && IS_PICTURE.test(name)
    const isText = !isPicture && (picked.length === 1 || IS_TEXT.test(name))
    const fits = file.size <= Math.min(pictures, PICTURE_LIMITS.fileMax)
    const most = isPicture && fits ? file.size : isText ? texts : 0
    const part = await file.slice(0, most).arrayBuffer()
    if (isPicture) pictures -= part.byteLength
    else texts -= part.byteLength
    sources.push({ name, bytes: new Uint8Array(part) })
  }
  return sources
}

/** Returns the name of the file, or the name of the folder if there are several files. */
export function nameOfAll(picked: readonly PickedFile[]): string {
  const [first, ...others] = picked
  if (!first || others.length === 0) return first?.name ?? ''
  const [folder, ...rest] = first.name.split('/')
  return rest.length > 0 && folder ? folder : `${first.name} +${others.length}`
}
