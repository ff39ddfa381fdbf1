import { decodeText } from '../decodeText.ts'
import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import {
  isRefusal,
  type ImportedStory,
  type ImportNote,
  type ImportRefusal,
  type ReportProgress,
} from '../shared/importedStory.ts'
import { isChoiceScript, isTooLarge, readStory, refuseFormat, tooLarge } from './readStory.ts'
import { baseName, endingOf, type SourceFile, type TextFile } from '../shared/sourceFile.ts'
import { importPictures } from './importPictures.ts'
import { extractImages } from './extractImages.ts'
import { mainInk } from '../ink/inkFiles.ts'
import { unpack } from './unpack.ts'

/** Reads a story from files, a folder or a zip. Ignores and counts other files. */
export async function readFiles(
  given: readonly SourceFile[],
  tell: ReportProgress = () => {},
): Promise<ImportedStory | ImportRefusal> {
  tell({ step: 'unpacking', share: 0 })
  const files = await unpack(given)
  if ('code' in files) return files
  tell({ step: 'reading', share: 0 })
  const [only, ...others] = files
  if (!only) return { code: 'no_passages', message: 'There is no file to import.', line: null }
  const isAlone = others.length === 0
  const images = new Map<string, string>()
  const texts: TextFile[] = []
  let size = 0
  for (const { name, bytes } of files) {
    const isText = TEXT.test(endingOf(name))
    if (!isText && !isAlone) continue
    size += bytes.length
    if (size > IMPORT_LIMITS.pageBytes) return tooLarge()
    const decoded = decodeText(bytes)
    if (decoded === null) return isText ? notUtf8(name) : refuseFormat()
    const { text, pictures } = extractImages(decoded, images.size)
    for (const [at, picture] of pictures) images.set(at, picture)
    texts.push({ name, text: text.replace(/^\uFEFF/u, '') })
  }
  const [text] = texts
  const { read, used } =
    isAlone && text
      ? { read: await readStory(baseName(text.name), text.text, tell), used: 1 }
      : await readTexts(texts, tell)
  if (isRefusal(read)) return read
  const pictured = importPictures(read, { files: isAlone ? [] : files, images })
  const left = files.length - used - pictured.used
  const story = left === 0 ? pictured.read : withNotes(pictured.read, [leftNote(left)])
  return isTooLarge(JSON.stringify(story.structure), IMPORT_LIMITS.bytes) ? tooLarge() : story
}

const withNotes = (read: ImportedStory, notes: readonly ImportNote[]): ImportedStory =>
  notes.length === 0 ? read : { ...read, notes: [...read.notes, ...notes] }

const notUtf8 = (name: string): ImportRefusal => ({
  code: 'unreadable',
  message: `"${baseName(name)}" is not UTF-8. Save it as UTF-8 and import it again.`,
  line: null,
})

const TEXT = /^(?:html?|twee3?|tw|ink|json|txt|js)$/u

const leftNote = (count: number): ImportNote => ({
  passage: null,
  line: null,
  message:
    'Files that are not part of the story were left out, such as unused pictures, sounds and styles.',
  effect: 'looks',
  count,
})

interface Outcome {
  read: ImportedStory | ImportRefusal
  used: number
}

const withEnding = (texts: readonly TextFile[], ending: RegExp) =>
  texts.filter(({ name }) => ending.test(endingOf(name)))

/** Tries the formats in this order: Twee, ink, published page, JSON. */
async function readTexts(texts: readonly TextFile[], tell: ReportProgress): Promise<Outcome> {
  const isGame = withEnding(texts, /^txt$/u).some(({ text }) => isChoiceScript(text))
  if (isGame) return { read: refuseFormat(), used: 0 }
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
  return { read: refuseFormat(), used: 0 }
}

async function readManyTwee(
  files: readonly TextFile[],
  hasScripts: boolean,
): Promise<ImportedStory | ImportRefusal> {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const begins: number[] = []
  let lines = 0
  for (const { text } of sorted) {
    begins.push(lines)
    lines += text.split('\n').length
  }
  const whole = sorted.map(({ text }) => text).join('\n')
  const read = await readStory('story.twee', whole, undefined, hasScripts)
  if (isRefusal(read)) return read
  // Line numbers in notes are relative to each file.
  const lineIn = (line: number) => line - (begins.findLast((begin) => begin < line) ?? 0)
  const notes = read.notes.map((note) => ({
    ...note,
    line: note.line === null ? null : lineIn(note.line),
  }))
  return { ...read, notes }
}

/** Program of a story format, which is no script of the story. */
const IS_FORMAT = /(?:^|\/)(?:storyformats\/.*|format\.js)$/iu

function withOthers(read: Outcome['read'], others: readonly TextFile[]): Outcome['read'] {
  if (isRefusal(read)) return read
  const notes = others.map(({ name }): ImportNote => ({
    passage: null,
    line: null,
    message: `"${baseName(name)}" contains another story and was left out.`,
    effect: 'story',
    count: 1,
  }))
  return withNotes(read, notes)
}

const isPage = (text: string) => /<tw-storydata\b|\bid="store-?area"/iu.test(text)
