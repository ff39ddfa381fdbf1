import {
  isRefusal,
  WAYS_ENOUGH,
  type ImportedStory,
  type ImportNote,
  type ImportRefusal,
  type TellProgress,
} from '../shared/importedStory.ts'
import { autofix } from '../program/autofix.ts'
import { TooLaborious } from '../program/effort.ts'
import { readInk, type InkFiles } from './readInk.ts'
import { wholeInk } from './wholeInk.ts'

const WARNING = /^The ink compiler warns/u

/** What scenes cannot carry of a story; null where the walk beside the original says that they do. */
function lostIn({ notes, replay }: ImportedStory): string | null {
  if (replay && replay.ways >= WAYS_ENOUGH && replay.differences === 0) return null
  const note = notes.find(({ effect, message }) => effect === 'story' && !WARNING.test(message))
  if (note) return note.line === null ? note.message : `Line ${note.line}: ${note.message}`
  if (!replay || replay.differences === 0) return null
  return `On ${replay.differences} of ${replay.ways} ways the scenes differ from the original.`
}

const noteOf = (message: string): ImportNote => ({
  passage: null,
  line: null,
  message,
  effect: 'nothing',
  count: 1,
})

/** What becomes of it where it cannot run: its scenes, if there are any. */
function noProgram(read: ImportedStory, why: string): ImportedStory | ImportRefusal {
  const [note] = read.notes
  if (note && Object.keys(read.structure.nodes).length === 0) {
    return { code: 'too_large', message: note.message, line: null }
  }
  return {
    ...read,
    notes: [...read.notes, noteOf(`It became scenes, and does not run as ink: ${why}`)],
  }
}

/** A program of more scenes than a story may have still runs as it is. */
async function readScenes(...given: Parameters<typeof readInk>): ReturnType<typeof readInk> {
  try {
    return await readInk(...given)
  } catch (error) {
    if (!(error instanceof TooLaborious)) throw error
    return { ...NO_SCENES, notes: [{ ...noteOf(error.message), effect: 'story' }] }
  }
}

const NO_SCENES: ImportedStory = {
  title: '',
  structure: { start_node: '', nodes: {} },
  mends: [],
  notes: [],
  replay: null,
}

/**
 * Reads ink into scenes where they carry all of it. A program beyond that runs as ink: what plays it is
 * ink's own engine, and the scenes are those that walks of it have met. Which of the two it became, and
 * why, is noted.
 */
export async function importInk(
  text: string,
  among?: InkFiles,
  tell?: TellProgress,
): Promise<ImportedStory | ImportRefusal> {
  const read = await readScenes(text, among, tell)
  if (isRefusal(read)) return read
  const lost = lostIn(read)
  if (lost === null) return read
  const source = among ? wholeInk(among.main, among.files) : text
  if (/^[ \t]*EXTERNAL\b/mu.test(source)) {
    return noProgram(read, 'it calls functions of the game around it (EXTERNAL).')
  }
  const { InkFault, inkStory } = await import('./run/index.ts')
  try {
    const onWay = (share: number) => tell?.({ step: 'walking', share })
    const structure = inkStory(source, onWay)
    const { walk } = structure.ink ?? {}
    if (walk?.ended === 0) {
      return noProgram(read, walk.faults[0]?.message ?? 'no way through it came to an ending.')
    }
    const why = `This story runs as ink: its own program plays it, for scenes cannot carry all of it. ${lost}`
    return { title: read.title, ...autofix(structure), notes: [noteOf(why)], replay: null }
  } catch (error) {
    if (error instanceof InkFault) return noProgram(read, error.message)
    throw error
  }
}
