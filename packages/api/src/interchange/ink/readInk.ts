import { IMPORT_LIMITS } from '../importLimits.ts'
import type { ImportedStory, ImportRefusal } from '../importedStory.ts'
import { openNotes, type Notes } from '../program/notes.ts'
import type { Block, SetPart } from '../program/program.ts'
import { storyOf } from '../program/storyOf.ts'
import { inkBlocks } from './inkBlocks.ts'
import { readInkExpression } from './inkExpression.ts'
import { nameInk, ROOT, type InkNames } from './inkNames.ts'
import { onlyJump } from './shortenLinks.ts'
import { isFlow, lineOf, type InkNode } from './inkNode.ts'

interface InkFault {
  message: string
  line: number | null
  isError: boolean
}

/** Reads ink by its own compiler. The compiled story is never run: its parsed content is walked. */
export async function readInk(text: string): Promise<ImportedStory | ImportRefusal> {
  const { root, faults } = await parseInk(text)
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
  for (const { message, line } of faults)
    notes.add(null, line, `The ink compiler warns: ${message}.`)
  const names = nameInk(root)
  const blocks = inkBlocks(root, names, notes)
  const initial = declarations(root, names, notes)
  const title = /^#\s*title:\s*(.+)$/mu.exec(text)?.[1]?.trim() ?? ''
  return storyOf({ title, start: startOf(blocks), blocks, initial, unset: 0 }, notes)
}

/** A story that only diverts before its first knot starts there. */
function startOf(blocks: ReadonlyMap<string, Block>): string {
  const root = blocks.get(ROOT)
  return (root && onlyJump(root)?.target) ?? ROOT
}

async function parseInk(text: string): Promise<{ root: InkNode | null; faults: InkFault[] }> {
  const { Compiler, CompilerOptions } = await import('inkjs/full')
  const faults: InkFault[] = []
  const handler = (message: string, type: number) => faults.push(faultOf(message, type))
  try {
    const compiler = new Compiler(text, new CompilerOptions(null, [], false, handler, null))
    compiler.Compile()
    return { root: compiler.parsedStory as unknown as InkNode, faults }
  } catch (error) {
    // The compiler throws once it has told its faults, and on what is nested too deep for it.
    if (!faults.some(({ isError }) => isError)) {
      const message = error instanceof RangeError ? 'it is nested too deep' : 'it is torn'
      faults.push({ message, line: null, isError: true })
    }
    return { root: null, faults }
  }
}

const ERROR = 2

/** The compiler's own sentence without its label and line: "ERROR: 'file' line 5: …". */
function faultOf(message: string, type: number): InkFault {
  const found = /^(?:\w+:\s*)?(?:'[^']*'\s*)?line (\d+):\s*([\s\S]*)$/u.exec(message)
  const words = (found?.[2] ?? message).replace(/[\s.]+$/u, '')
  return { message: words, line: found ? Number(found[1]) : null, isError: type === ERROR }
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
