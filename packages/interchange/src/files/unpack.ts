import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import type { ImportRefusal, ImportRefusalCode } from '../shared/importedStory.ts'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import { isPictureName } from './findPicture.ts'
import { endingOf, isSystemFile, type SourceFile } from '../shared/sourceFile.ts'

/** Extensions to unpack from a zip, in addition to images. */
const READ = new Set(['html', 'htm', 'twee', 'twee3', 'tw', 'ink', 'json', 'txt', 'js'])

const isZip = ({ bytes }: SourceFile) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/** Replaces zip files with their contents. Checks and enforces the declared sizes. */
export async function unpack(
  files: readonly SourceFile[],
): Promise<readonly SourceFile[] | ImportRefusal> {
  const unpacked: SourceFile[] = []
  for (const file of files) {
    if (isSystemFile(file.name)) continue
    const inner = isZip(file) ? await unzip(file) : [file]
    if (!Array.isArray(inner)) return inner
    for (const one of inner) unpacked.push(one)
    const size = unpacked
      .filter(({ name }) => !isPictureName(name))
      .reduce((sum, { bytes }) => sum + bytes.length, 0)
    if (unpacked.length > IMPORT_LIMITS.files) return tooMany()
    if (size > IMPORT_LIMITS.unpackedBytes && unpacked.length > 1) return tooLarge()
  }
  return unpacked
}

async function unzip({ bytes }: SourceFile): Promise<SourceFile[] | ImportRefusal> {
  const { unzipSync } = await import('fflate')
  const looking: Looking = { count: 0, size: 0, pictures: 0, refusal: null }
  const names: string[] = []
  try {
    const found = unzipSync(bytes, {
      filter: (entry) => {
        if (looking.refusal !== null || isSystemFile(entry.name)) return false
        names.push(entry.name)
        checkEntry(looking, entry)
        if (looking.refusal !== null) return false
        return READ.has(endingOf(entry.name)) || hasRoomFor(looking, entry)
      },
    })
    if (looking.refusal !== null) return looking.refusal
    return names.map((name) => ({ name, bytes: found[name] ?? new Uint8Array() }))
  } catch {
    return refuse('unreadable', 'The zip file is damaged or uses an unsupported format.')
  }
}

interface Looking {
  count: number
  size: number
  pictures: number
  refusal: ImportRefusal | null
}

/** Returns true if the image fits the limits. Larger images count as missing. */
function hasRoomFor(looking: Looking, { name, originalSize }: Entry): boolean {
  const isKept =
    isPictureName(name) &&
    originalSize <= PICTURE_LIMITS.fileMax &&
    looking.pictures + originalSize <= IMPORT_LIMITS.unpackedBytes
  if (isKept) looking.pictures += originalSize
  return isKept
}

interface Entry {
  name: string
  size: number
  originalSize: number
}

function checkEntry(looking: Looking, { name, size, originalSize }: Entry): void {
  looking.count += 1
  if (endingOf(name) === 'zip') {
    looking.refusal = refuse(
      'unreadable',
      `The zip contains another zip, "${name}". Unpack it first.`,
    )
  }
  if (looking.count > IMPORT_LIMITS.files) looking.refusal = tooMany()
  if (!READ.has(endingOf(name))) return
  looking.size += originalSize
  if (looking.size > IMPORT_LIMITS.unpackedBytes) looking.refusal = tooLarge()
  if (originalSize > size * IMPORT_LIMITS.ratio && originalSize > SMALL) {
    looking.refusal = refuse('too_large', `"${name}" is too large when unpacked.`)
  }
}

/** Size in bytes below which any compression ratio is allowed. */
const SMALL = 100_000

const tooMany = () =>
  refuse(
    'too_many_files',
    `There are more than ${IMPORT_LIMITS.files} files. Choose only the files of the story.`,
  )

const tooLarge = () =>
  refuse(
    'too_large',
    'The files are larger than 32 MiB in total. Choose only the files of the story.',
  )

const refuse = (code: ImportRefusalCode, message: string): ImportRefusal => ({
  code,
  message,
  line: null,
})
