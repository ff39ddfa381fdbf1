import type { ImportedStory, ImportRefusal, ReportProgress } from '../shared/importedStory.ts'
import { baseName, type TextFile } from '../shared/sourceFile.ts'
import { MissingInk, inlineInkIncludes } from './inkFiles.ts'

const TITLE = /^[ \t]*#[ \t]*title[ \t]*:[ \t]*(\S[^\n]{0,200})$/imu

export async function importInk(
  main: TextFile,
  files: readonly TextFile[],
  tell?: ReportProgress,
): Promise<ImportedStory | ImportRefusal> {
  const { InkError, inkStory } = await import('./run/index.ts')
  try {
    const source = inlineInkIncludes(main, files)
    const structure = inkStory(source, (share) => tell?.({ step: 'walking', share }))
    const { ended = 0, faults = [] } = structure.ink?.walk ?? {}
    const [fault] = faults
    if (ended === 0 && fault) {
      const isExternal = /^[ \t]*EXTERNAL\b/mu.test(source)
      return refuse(
        isExternal ? 'it calls functions of another program (EXTERNAL).' : fault.message,
      )
    }
    if (
      Object.values(structure.nodes).every(({ text, choices }) => text + choices.length === '0')
    ) {
      return refuse('it has no text.')
    }
    const title = TITLE.exec(source)?.[1]?.trim()
    return { title: title ?? baseName(main.name).replace(/\.\w{1,10}$/u, ''), structure, notes: [] }
  } catch (error) {
    if (error instanceof MissingInk) {
      return refuse(
        `it includes the file "${error.message}". Import all of its files together, as a folder or a zip.`,
      )
    }
    if (error instanceof InkError) return refuse(error.message)
    throw error
  }
}

function refuse(fault: string): ImportRefusal {
  const line = Number(/\bline (\d{1,7})\b/iu.exec(fault)?.[1] ?? 0)
  const why = fault.replace(/^ERROR: (?:'[^']{0,200}' )?line \d{1,7}: /u, '')
  return { code: 'unreadable', message: `This ink can't be played: ${why}`, line: line || null }
}
