import type { Story } from 'inkjs/engine/Story'

import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import { inkFiles, MissingInk } from './mainInk.ts'
import type { TextFile } from '../shared/sourceFile.ts'
import type { ImportedStory, ImportRefusal, TellProgress } from '../shared/importedStory.ts'
import { openNotes, type Notes } from '../program/notes.ts'
import type { Block, SetPart } from '../program/program.ts'
import { storyOf } from '../program/storyOf.ts'
import { inkPlay } from './inkPlay.ts'
import { replay } from '../replay/replay.ts'
import { inkBlocks } from './inkBlocks.ts'
import { readInkExpression } from './inkExpression.ts'
import { nameInk, ROOT, type InkNames } from './inkNames.ts'
import { onlyJump } from '../program/shortenLinks.ts'
import { isFlow, lineOf, type InkNode } from './inkNode.ts'
import { isTooMuchInk } from './run/inkSize.ts'

/** The files that ink may include. */
export interface InkFiles {
  main: TextFile
  files: readonly TextFile[]
}

interface InkFault {
  message: string
  line: number | null
  isError: boolean
  /** The author’s own TODO. */
  isReminder?: boolean
}

/** Reads ink by its own compiler. The compiled story is never run: its parsed content is walked. */
export async function readInk(
  text: string,
  among: InkFiles = { main: { name: 'story.ink', text }, files: [] },
  tell?: TellProgress,
): Promise<ImportedStory | ImportRefusal> {
  if (isTooMuchInk(among.files.length > 0 ? among.files.map((file) => file.text) : [text])) {
    const message = 'This ink holds more than can be compiled here; part the story in two.'
    return { code: 'too_large', message, line: null }
  }
  const { root, story, faults, missing } = await parseInk(text, among)
  if (missing !== null) {
    const message = `This ink includes "${missing}", which is another file; bring all its files together, as a folder or a zip.`
    return { code: 'unreadable', message, line: null }
  }
  const [error] = faults.filter(({ isError }) => isError)
  if (error || !root) {
    const message = `This ink cannot be compiled: ${error?.message ?? 'it is torn'}.`
    return { code: 'unreadable', message, line: error?.line ?? null }
  }
  const flows = countFlows(root)
  if (flows > IMPORT_LIMITS.passages) {
    const message = `The story has ${flows} knots and stitches; ${IMPORT_LIMITS.passages} is the most that can be read.`
    return { code: 'too_many_passages', message, line: null }
  }
  const notes = openNotes()
  noteFaults(faults, notes)
  const names = nameInk(root)
  const blocks = inkBlocks(root, names, notes)
  const initial = declarations(root, names, notes)
  const title = /^#\s*title:\s*(?!\s)(.+)$/mu.exec(text)?.[1]?.trim() ?? ''
  const { start, given } = startOf(blocks)
  const unknown = new Set<string>()
  const read = storyOf(
    {
      title,
      origin: 'ink',
      start,
      blocks,
      initial: [...initial, ...given],
      unset: 0,
      unknown,
    },
    notes,
  )
  return { ...read, replay: story ? replay(read.structure, inkPlay(story), tell) : null }
}

/** What the compiler said of the story without refusing it. */
function noteFaults(faults: readonly InkFault[], notes: Notes): void {
  for (const { message, line, isReminder } of faults) {
    if (isReminder === true) notes.add(null, line, 'A note to oneself was left out.', 'nothing')
    else notes.add(null, line, `The ink compiler warns: ${message}.`)
  }
}

/** A story that only diverts before its first knot starts there. */
function startOf(blocks: ReadonlyMap<string, Block>): { start: string; given: readonly SetPart[] } {
  const root = blocks.get(ROOT)
  const jump = root && onlyJump(root)
  return jump ? { start: jump.target, given: jump.sets } : { start: ROOT, given: [] }
}

interface Parsed {
  root: InkNode | null
  /** As ink's own engine runs it. */
  story: Story | null
  faults: InkFault[]
  /** A file that is included, and not there. */
  missing: string | null
}

async function parseInk(text: string, { main, files }: InkFiles): Promise<Parsed> {
  const { Compiler, CompilerOptions } = await import('inkjs/full')
  const faults: InkFault[] = []
  const handler = (message: string, type: number) => faults.push(faultOf(message, type))
  try {
    // As ink's own editor compiles: every visit counts, also one from within.
    const compiler = new Compiler(
      text,
      new CompilerOptions(null, [], true, handler, inkFiles(main, files)),
    )
    const story = compiler.Compile()
    return { root: compiler.parsedStory as unknown as InkNode, story, faults, missing: null }
  } catch (error) {
    if (error instanceof MissingInk) {
      return { root: null, story: null, faults, missing: error.path }
    }
    // The compiler throws once it has told its faults, and on what is nested too deep for it.
    if (!faults.some(({ isError }) => isError)) {
      const message = error instanceof RangeError ? 'it is nested too deep' : 'it is torn'
      faults.push({ message, line: null, isError: true })
    }
    return { root: null, story: null, faults, missing: null }
  }
}

const REMINDER = 0
const ERROR = 2

/** The compiler's own sentence without its label and line: "ERROR: 'file' line 5: …". */
function faultOf(message: string, type: number): InkFault {
  const found = /^(?:\w+:\s*)?(?:'[^']*'\s*)?line (\d+):\s*(?!\s)([\s\S]*)$/u.exec(message)
  const words = (found?.[2] ?? message).replace(/(?<![\s.])[\s.]+$/u, '')
  return {
    message: words,
    line: found ? Number(found[1]) : null,
    isError: type === ERROR,
    isReminder: type === REMINDER,
  }
}

const countFlows = (node: InkNode): number =>
  node.content.filter(isFlow).reduce((sum, flow) => sum + 1 + countFlows(flow), 0)

/** Values of VAR and CONST, wherever they are declared. */
function declarations(node: InkNode, names: InkNames, notes: Notes): SetPart[] {
  return node.content.flatMap((inner): SetPart[] => {
    const variable = inner.typeName === 'VAR' ? inner.variableName : inner.constantName
    if (inner.typeName === 'LIST' || inner.typeName === 'EXTERNAL') {
      notes.add(
        null,
        lineOf(inner),
        `${inner.typeName} cannot be translated; what depends on it is not known.`,
      )
    }
    if (variable === undefined || inner.typeName === 'temp')
      return declarations(inner, names, notes)
    if (inner.typeName === 'variable assignment') return []
    const value = inner.expression ? readInkExpression(inner.expression, names.nameOf) : null
    return [{ kind: 'set', variable, value, line: lineOf(inner) }]
  })
}
