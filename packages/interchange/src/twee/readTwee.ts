import type { Notes } from '../passages/notes.ts'
import { SCRIPT_LEFT_OUT } from '../passages/passagesToStory.ts'
import type { Passage, PassageStory } from '../passages/passage.ts'

export interface TweePassage extends Passage {
  metadata: string | null
}

const ESCAPED = /\\(.)/gu
const ESCAPED_HEADER = /^\\(?=::)/gmu
const unescape = (text: string) => text.replace(ESCAPED, '$1')

export function readPassages(source: string): TweePassage[] {
  const lines = source.replace(/^\ufeff/u, '').split(/\r\n|\n|\r/u)
  const passages: (TweePassage & { body: string[] })[] = []
  lines.forEach((line, index) => {
    if (line.startsWith('::')) passages.push({ ...readHeader(line), line: index + 2, body: [] })
    else passages.at(-1)?.body.push(line)
  })
  return passages.map(({ body, ...passage }) => ({ ...passage, text: body.join('\n').trimEnd() }))
}

/** `:: name [tags] {metadata}`. Brackets in a name are escaped with a backslash. */
function readHeader(line: string): Omit<TweePassage, 'line'> {
  const header = /^::((?:\\.|[^\\[{])*)(?:\[((?:\\.|[^\\\]])*)\]\s*)?(?:(\{.*\})\s*)?$/u.exec(line)
  if (!header) return { name: unescape(line.slice(2)).trim(), tags: [], metadata: null, text: '' }
  const [, name = '', tags = '', metadata = null] = header
  return {
    name: unescape(name.trim()),
    tags: unescape(tags).split(/\s+/u).filter(Boolean),
    metadata,
    text: '',
  }
}

function readStoryData(
  passages: readonly TweePassage[],
  notes: Notes,
): { format?: string | undefined; start?: string | undefined } {
  const data = passages.find(({ name }) => name === 'StoryData')
  if (!data) return {}
  try {
    const { format, start } = JSON.parse(data.text) as Readonly<Record<string, unknown>>
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    return { format: text(format), start: text(start) }
  } catch {
    notes.add(data.name, data.line, 'The Twee data is not valid JSON and was left out.')
    return {}
  }
}

/** Reads a Twee file. `hasScripts` is true if scripts accompany it. */
export function readTwee(
  passages: readonly TweePassage[],
  notes: Notes,
  hasScripts = false,
): PassageStory {
  if (hasScripts) notes.add(null, null, SCRIPT_LEFT_OUT)
  const data = readStoryData(passages, notes)
  const title = passages.find(({ name }) => name === 'StoryTitle')
  return {
    title: title?.text.trim() ?? '',
    start: data.start ?? 'Start',
    format: data.format?.toLowerCase() ?? null,
    passages: passages
      .filter(({ name }) => name !== 'StoryTitle' && name !== 'StoryData')
      .map((passage) => ({ ...passage, text: passage.text.replace(ESCAPED_HEADER, '') })),
    hasScripts,
  }
}
