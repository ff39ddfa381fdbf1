import { INK_LIMITS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { type InkScene, seedOf } from '@kathasagar/story'
import { InkError, openBounded, type BoundedInk } from './boundedInk.ts'
import { loadState, stateJson } from './inkJson.ts'

const LONGEST = 72
const HEAD = 60

/** Finds path components that the compiler generates. */
const isCounted = (part: string) => /^(?:\d+|[bst]|s\d+|\$.*)$/u.test(part)
/** Finds components of unnamed choices and gathers. */
const isWoven = (part: string) => /^[cg]-\d+$/u.test(part)

function placeName(path: string): string {
  const parts = path.split('.')
  const last = parts.findLastIndex((part) => !isCounted(part))
  const name = last === -1 ? 'opening' : parts.slice(0, last + 1).join('.')
  const signs = Array.from(name)
  if (signs.length <= LONGEST) return name
  return `${signs.slice(0, HEAD).join('')}~${seedOf(name).toString(36)}`
}

const endName = (path: string): string => `${placeName(path)}.end`

/** Returns a different name if the program stays in a place, so that source and target differ. */
const placeAfter = (place: string, before: string | null): string =>
  place === before ? `${place} ~` : place

/** Returns the author's name of the knot and stitch as a title. */
function placeTitle(place: string): string {
  const named = place
    .replace(/ ?~\w*$/u, '')
    .replace(/\.end$/u, '')
    .split('.')
    .filter((part) => !isCounted(part) && !isWoven(part))
  const words = named.join(' ').replace(/_+/gu, ' ').trim()
  const title = words === '' ? 'Opening' : words.charAt(0).toUpperCase() + words.slice(1)
  return Array.from(title).slice(0, STORY_LIMITS.titleMax).join('')
}

interface InkTags {
  speaker?: string
  title?: string
  image?: string
}

const KNOWN = /^(speaker|title|image)\s*:\s*(\S.*)$/iu
const SPEAKER_MAX = 80

const MOST: Readonly<Record<string, number>> = {
  speaker: SPEAKER_MAX,
  title: STORY_LIMITS.titleMax,
  image: INK_LIMITS.tagMax,
}

/** Reads tags. If a tag is repeated, the last one counts. */
function readTags(tags: readonly string[]): InkTags {
  const read = tags.flatMap((tag) => {
    const found = KNOWN.exec(tag.trim())
    const [kind, value] = [found?.[1]?.toLowerCase() ?? '', found?.[2] ?? '']
    return found ? [[kind, Array.from(value).slice(0, MOST[kind]).join('')]] : []
  })
  return Object.fromEntries(read) as InkTags
}

export interface InkOutput extends Omit<InkScene, 'saved'> {
  /** True if the content ran out without `-> END`. */
  isLoose: boolean
  steps: number
}

/** Session of a program. Methods throw an `InkError` on errors and exceeded limits. */
export interface InkPlay {
  begin: (seed: number) => InkOutput
  resume: (saved: string, place: string) => void
  choose: (choice: number) => InkOutput
  save: () => string
}

const LOOSE = /ran out of content/u

export function openInk(compiled: string): InkPlay {
  const ink = guarded(() => openBounded(compiled))
  const { story } = ink
  let place: string | null = null

  const tell = (): InkOutput => {
    const told = guarded(() => toldBy(ink, place))
    ;({ place } = told)
    return told
  }
  return {
    begin: (seed) => {
      ink.renew()
      place = null
      guarded(() => {
        story.ResetState()
        story.state.storySeed = seed
        story.state.previousRandom = 0
      })
      return tell()
    },
    resume: (saved, at) => {
      guarded(() => loadState(story, saved))
      place = at
    },
    choose: (choice) => {
      ink.renew()
      guarded(() => story.ChooseChoiceIndex(choice))
      return tell()
    },
    save: () => {
      const saved = guarded(() => stateJson(story))
      if (saved.length > INK_LIMITS.savedMax) {
        throw new InkError('It remembers more than can be kept of a turn.')
      }
      return saved
    },
  }
}

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof InkError) throw error
    throw new InkError(error instanceof Error ? error.message : String(error))
  }
}

function toldBy(ink: BoundedInk, before: string | null): InkOutput {
  const { story } = ink
  const paragraphs: string[] = []
  const tags: string[] = []
  // A title tag at the top is the title of the story, not of its first scene.
  const ofStory = new Set(before === null ? (story.globalTags ?? []).filter(isTitle) : [])
  let signs = 0
  while (story.canContinue) {
    const line = (story.Continue() ?? '').trim()
    const { speaker } = readTags(story.currentTags ?? [])
    tags.push(...(story.currentTags ?? []).filter((tag) => !ofStory.has(tag)))
    signs += line.length + 2
    if (signs > INK_LIMITS.textMax) throw new InkError('It tells more in one turn than it may.')
    if (line !== '') paragraphs.push(speaker === undefined ? line : `${speaker}: ${line}`)
  }
  const torn = ink.errors().find((message) => !LOOSE.test(message))
  if (torn !== undefined) throw new InkError(torn)
  const choices = labels(story.currentChoices.map(({ text }) => text))
  const [first] = story.currentChoices
  const name = first === undefined ? endName(ink.saidAt()) : placeName(first.sourcePath)
  const { title, image } = readTags(tags)
  return {
    place: placeAfter(name, before),
    text: paragraphs.join('\n\n'),
    choices,
    title: title ?? placeTitle(name),
    ...(image === undefined ? {} : { plate: image }),
    isLoose: ink.errors().length > 0,
    steps: ink.steps(),
  }
}

const isTitle = (tag: string) => /^title\s*:/iu.test(tag.trim())

/** Makes choice labels unique, non-blank and short enough. */
function labels(texts: readonly string[]): string[] {
  const known = new Set<string>()
  return texts.map((text) => {
    const signs = Array.from(text.replace(/\s+/gu, ' ').trim())
    const whole = signs.length === 0 ? '…' : signs.slice(0, STORY_LIMITS.choiceMax - 8).join('')
    let label = whole
    for (let count = 2; known.has(label.toLowerCase()); count += 1) label = `${whole} (${count})`
    known.add(label.toLowerCase())
    return label
  })
}
