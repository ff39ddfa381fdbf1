import { decodeText, type Decoded } from '../decodeText.ts'
import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import {
  isRefusal,
  type ImportedStory,
  type ImportNote,
  type ImportRefusal,
  type TellProgress,
} from '../shared/importedStory.ts'
import { isTooLarge, readStory, refuseFormat, tooLarge } from './readStory.ts'
import { isChoiceScript, foreignToolOf } from '../foreignFormats.ts'
import { baseName, endingOf, type SourceFile, type TextFile } from '../shared/sourceFile.ts'
import { importPictures } from './importPictures.ts'
import { liftPictures } from './liftPictures.ts'
import { readManyTwee } from './readManyTwee.ts'
import { mainInk } from '../ink/inkFiles.ts'
import { unpack } from './unpack.ts'

/** Reads a story from its files: one, several, a folder or a zip. Other files are left out and counted. */
export async function readFiles(
  given: readonly SourceFile[],
  tell: TellProgress = () => {},
): Promise<ImportedStory | ImportRefusal> {
  const read = await readAll(given, tell)
  if (isRefusal(read)) return read
  return isTooLarge(JSON.stringify(read.structure), IMPORT_LIMITS.bytes) ? tooLarge() : read
}

async function readAll(
  given: readonly SourceFile[],
  tell: TellProgress,
): Promise<ImportedStory | ImportRefusal> {
  tell({ step: 'unpacking', share: 0 })
  const files = await unpack(given)
  if ('code' in files) return files
  tell({ step: 'reading', share: 0 })
  const [only, ...others] = files
  if (!only) return { code: 'no_passages', message: 'There is no file to read.', line: null }
  if (others.length === 0) return readOne(only, tell)
  const { texts, lifted, notes } = await textsOf(files)
  const size = texts.reduce((sum, { text }) => sum + text.length, 0)
  if (size > IMPORT_LIMITS.pageBytes) return tooLarge()
  const { read, used } = await readTexts(texts, files, tell)
  if (isRefusal(read)) return read
  const pictured = importPictures(read, { files, lifted })
  const left = files.length - used - pictured.used
  return withNotes(pictured.read, left === 0 ? notes : [...notes, leftNote(left)])
}

async function readOne({ name, bytes }: SourceFile, tell: TellProgress) {
  if (bytes.length > IMPORT_LIMITS.pageBytes) return tooLarge()
  const decoded = await decodeText(bytes)
  const { text, pictures } = liftPictures(decoded.text)
  const read = await readStory(baseName(name), text, tell)
  if (isRefusal(read)) return read
  return withNotes(
    importPictures(read, { files: [], lifted: pictures }).read,
    guessNotes(name, decoded),
  )
}

const withNotes = (read: ImportedStory, notes: readonly ImportNote[]): ImportedStory =>
  notes.length === 0 ? read : { ...read, notes: [...read.notes, ...notes] }

/** Says by which letters a file was read that does not say so itself. */
function guessNotes(name: string, { guess }: Decoded): ImportNote[] {
  if (!guess) return []
  const { encoding, isSure } = guess
  const message = isSure
    ? `"${baseName(name)}" does not say how its letters are kept; it was read as ${encoding}.`
    : `"${baseName(name)}" does not say how its letters are kept; it was read as ${encoding}, which may be wrong. Save it as UTF-8 and bring it again.`
  return [{ passage: null, line: null, message, effect: isSure ? 'nothing' : 'story', count: 1 }]
}

const TEXT = /^(?:html?|twee3?|tw|ink|json|txt|js)$/u

/** All files that hold text, and the pictures that were written into them. */
async function textsOf(files: readonly SourceFile[]) {
  const lifted = new Map<string, string>()
  const texts: TextFile[] = []
  const notes: ImportNote[] = []
  for (const { name, bytes } of files) {
    if (!TEXT.test(endingOf(name))) continue
    const decoded = await decodeText(bytes)
    notes.push(...guessNotes(name, decoded))
    const { text, pictures } = liftPictures(decoded.text, lifted.size)
    for (const [at, picture] of pictures) lifted.set(at, picture)
    texts.push({ name, text: text.replace(/^\uFEFF/u, '') })
  }
  return { texts, lifted, notes }
}

const leftNote = (count: number): ImportNote => ({
  passage: null,
  line: null,
  message:
    'Files that are no part of the story were left out: pictures that no page shows, sounds, styles and the like.',
  effect: 'looks',
  count,
})

interface Outcome {
  read: ImportedStory | ImportRefusal
  /** Files that the story was read from. */
  used: number
}

const withEnding = (texts: readonly TextFile[], ending: RegExp) =>
  texts.filter(({ name }) => ending.test(endingOf(name)))

/** Reads Twee first, then ink, a published page, and JSON last. */
async function readTexts(
  texts: readonly TextFile[],
  files: readonly SourceFile[],
  tell: TellProgress,
): Promise<Outcome> {
  const isGame = withEnding(texts, /^txt$/u).some(({ text }) => isChoiceScript(text))
  if (isGame) return { read: refuseFormat('ChoiceScript'), used: 0 }
  const pages = withEnding(texts, /^html?$/u).filter(({ text }) => isPage(text))
  const twee = withEnding(texts, /^(?:twee3?|tw)$/u)
  const ink = withEnding(texts, /^ink$/u)
  if (twee.length > 0) {
    const scripts = withEnding(texts, /^js$/u).filter(({ name }) => !IS_FORMAT.test(name))
    const hasScripts = scripts.some(({ text }) => text.trim() !== '')
    return { read: await readManyTwee(twee, hasScripts), used: twee.length + scripts.length }
  }
  if (ink.length > 0) {
    const size = ink.reduce((sum, { text }) => sum + text.length, 0)
    if (size > IMPORT_LIMITS.bytes) return { read: tooLarge(), used: 0 }
    const { importInk } = await import('../ink/importInk.ts')
    return { read: await importInk(mainInk(ink), ink, tell), used: ink.length }
  }
  const [page, ...others] = pages.length > 0 ? pages : withEnding(texts, /^(?:json|txt)$/u)
  if (page) {
    const read = await readStory(baseName(page.name), page.text, tell)
    return {
      read: withOthers(read, pages.length > 0 ? others : []),
      used: Math.max(1, pages.length),
    }
  }
  return { read: nothingIn(files), used: 0 }
}

/** The program of a story format, which is no script of the story. */
const IS_FORMAT = /(?:^|\/)(?:storyformats\/.*|format\.js)$/iu

/** Names the stories beside the one that was read. */
function withOthers(read: Outcome['read'], others: readonly TextFile[]): Outcome['read'] {
  if (isRefusal(read)) return read
  const notes = others.map(({ name }): ImportNote => ({
    passage: null,
    line: null,
    message: `"${baseName(name)}" holds another story, and was left out.`,
    effect: 'story',
    count: 1,
  }))
  return withNotes(read, notes)
}

const isPage = (text: string) => /<tw-storydata\b|\bid="store-?area"/iu.test(text)

/** Refuses files without a story, and names the tool that they come from. */
function nothingIn(files: readonly SourceFile[]): ImportRefusal {
  const foreign = files.flatMap(({ name }) => foreignToolOf(baseName(name)) ?? [])
  const [tool] = foreign
  return refuseFormat(tool ?? null)
}
