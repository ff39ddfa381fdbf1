import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import { pathFrom } from '../ink/inkFiles.ts'
import { baseName, endingOf, type SourceFile } from '../shared/sourceFile.ts'

/** Extensions of raster images. Excludes SVG, which may contain scripts. */
const PICTURE = /^(?:png|jpe?g|gif|webp|avif)$/u

export const isPictureName = (name: string): boolean => PICTURE.test(endingOf(name))

/** Finds an image file by its path, or else by its base name. Returns null if it is missing. */
export function findPicture(
  source: string,
  files: readonly SourceFile[],
): { file: string; bytes: Uint8Array } | null {
  const path = pathFrom('', decoded(source.replace(/[?#].*/u, ''))).toLowerCase()
  const pictures = files.filter(({ name }) => isPictureName(name))
  const isMeant = (name: string) => name === path || name.endsWith(`/${path}`)
  const found =
    pictures.find(({ name }) => isMeant(name.toLowerCase())) ??
    pictures.find(({ name }) => baseName(name).toLowerCase() === baseName(path))
  if (!found || found.bytes.length === 0 || found.bytes.length > PICTURE_LIMITS.fileMax) return null
  return { file: found.name, bytes: found.bytes }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
