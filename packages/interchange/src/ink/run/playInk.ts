import { INK_LIMITS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { InkScene } from '@kathasagar/story'
import { InkFault, openBounded, type BoundedInk } from './boundedInk.ts'
import { loadState, stateJson } from './inkJson.ts'
import { endName, placeAfter, placeName, placeTitle } from './placeName.ts'
import { readTags } from './readTags.ts'

export interface InkOutput extends Omit<InkScene, 'saved'> {
  /** True if the content ran out without `-> END`. */
  isLoose: boolean
  steps: number
}

/** Session of a program. Methods throw an `InkFault` on errors and exceeded limits. */
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
        throw new InkFault('It remembers more than can be kept of a turn.')
      }
      return saved
    },
  }
}

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof InkFault) throw error
    throw new InkFault(error instanceof Error ? error.message : String(error))
  }
}

function toldBy(ink: BoundedInk, before: string | null): InkOutput {
  const { story } = ink
  const paragraphs: string[] = []
  const tags: string[] = []
  // Tags at the top of a file contain the story's title, not that of its first scene.
  const ofStory = new Set(before === null ? (story.globalTags ?? []).filter(isTitle) : [])
  let signs = 0
  while (story.canContinue) {
    const line = (story.Continue() ?? '').trim()
    const { speaker } = readTags(story.currentTags ?? [])
    tags.push(...(story.currentTags ?? []).filter((tag) => !ofStory.has(tag)))
    signs += line.length + 2
    if (signs > INK_LIMITS.textMax) throw new InkFault('It tells more in one turn than it may.')
    if (line !== '') paragraphs.push(speaker === undefined ? line : `${speaker}: ${line}`)
  }
  const torn = ink.errors().find((message) => !LOOSE.test(message))
  if (torn !== undefined) throw new InkFault(torn)
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
