import type { DraftSoFar } from '@kathasagar/api'
import { StoryDraft } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'

export interface Idea {
  words: string
  drafted: DraftSoFar | null
  struck: readonly string[]
}

const BLANK: Idea = { words: '', drafted: null, struck: [] }

const keyOf = (place: string) => `idea:${place}`

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []

export function readIdea(place: string): Idea {
  const kept = deviceStorage.readJson(keyOf(place))
  if (typeof kept !== 'object' || kept === null) return BLANK
  const { words, draft, written, struck } = kept as Record<string, unknown>
  const read = StoryDraft.safeParse(draft)
  return {
    words: typeof words === 'string' ? words : '',
    drafted: read.success ? { draft: read.data, written: namesIn(written) } : null,
    struck: namesIn(struck),
  }
}

export function keepIdea(place: string, { words, drafted, struck }: Idea): void {
  if (words === '' && drafted === null) deviceStorage.remove(keyOf(place))
  else deviceStorage.writeJson(keyOf(place), { words, struck, ...drafted })
}
