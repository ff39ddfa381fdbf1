import type { DropItem } from 'react-aria-components'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import type { SourceFile } from '@kathasagar/interchange'

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

/** What an author is shown to choose from: stories, and the pictures that come along with one. */
export const OFFERED =
  '.twee .tw .html .htm .ink .json .txt .zip .png .jpg .jpeg .gif .webp .avif'.split(' ')

const HOLDS_STORY = /\.(?:html?|twee3?|tw|ink|json|txt|zip)$/iu
/** What lies beside passages: looked at for what it may set. */
const IS_SCRIPT = /\.js$/iu
const SCRIPT_BYTES = 4 * 1024 * 1024
const IS_PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/iu

/**
 * What is read of each: of a large one enough to see that it is, of a picture all or nothing, of
 * scripts as much as is looked through, of sounds and the like nothing.
 */
export async function sourcesOf(picked: readonly PickedFile[]): Promise<SourceFile[]> {
  const sources: SourceFile[] = []
  const left = { texts: OPENED_BYTES, pictures: OPENED_BYTES, scripts: SCRIPT_BYTES }
  for (const { name, file } of picked) {
    const kind = picked.length === 1 ? 'texts' : kindOf(name)
    const most = kind === 'pictures' ? pictureBytes(file, left.pictures) : kind ? left[kind] : 0
    const part = await file.slice(0, Math.max(0, most)).arrayBuffer()
    if (kind) left[kind] -= part.byteLength
    sources.push({ name, bytes: new Uint8Array(part) })
  }
  return sources
}

function kindOf(name: string): 'texts' | 'pictures' | 'scripts' | null {
  if (IS_PICTURE.test(name)) return 'pictures'
  if (IS_SCRIPT.test(name)) return 'scripts'
  return HOLDS_STORY.test(name) ? 'texts' : null
}

/** A part of a picture is none. */
const pictureBytes = ({ size }: File, left: number) =>
  size <= Math.min(left, PICTURE_LIMITS.fileMax) ? size : 0

/** What all of them are called: the file, or the folder that they lie in. */
export function nameOfAll(picked: readonly PickedFile[]): string {
  const [first, ...others] = picked
  if (!first || others.length === 0) return first?.name ?? ''
  const [folder, ...rest] = first.name.split('/')
  return rest.length > 0 && folder ? folder : `${first.name} +${others.length}`
}
