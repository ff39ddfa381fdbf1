import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { stepsFrom, wire, type StoryNode, type StoryStructure, type Plate } from '@kathasagar/story'
import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import type { ImportedStory, ImportRefusal, PictureReference } from '../shared/importedStory.ts'
import { fitScenes } from './fitScenes.ts'
import { SECOND_PASSAGE, type Notes } from './notes.ts'
import type { Passage, PassageStory } from './passage.ts'
import { plainText, type PlainPassage } from './plainText.ts'
import type { PassagePicture } from './extractPicture.ts'

interface PicturedScene {
  node: string
  picture: PassagePicture
  passage: string
  line: number
}

const TOO_MANY = `A picture was left out: a story can have at most ${STORY_LIMITS.plates} pictures.`

function withPlates(
  structure: StoryStructure,
  scenes: readonly PicturedScene[],
  notes: Notes,
): { structure: StoryStructure; wanted: readonly PictureReference[] } {
  const bySource = new Map<string, PictureReference>()
  const plates: Record<string, Plate> = {}
  const nodes: Record<string, StoryNode> = { ...structure.nodes }
  for (const { node, picture, passage, line } of scenes) {
    const { source, alt } = picture
    let wanted = bySource.get(source)
    if (!wanted && bySource.size >= STORY_LIMITS.plates) {
      notes.add(passage, line, TOO_MANY, 'looks')
      continue
    }
    if (!wanted) {
      wanted = { plate: freeName(source, plates), source, passage, line }
      bySource.set(source, wanted)
    }
    const known = plates[wanted.plate]
    plates[wanted.plate] = { image: '', alt: known?.alt || alt.slice(0, STORY_LIMITS.imageAltMax) }
    const scene = nodes[node]
    if (scene) nodes[node] = { ...scene, plate: wanted.plate }
  }
  if (bySource.size === 0) return { structure, wanted: [] }
  return { structure: { ...structure, plates, nodes }, wanted: [...bySource.values()] }
}

function freeName(source: string, taken: Readonly<Record<string, unknown>>): string {
  const file = source.replace(/[?#].*/u, '').replace(/^.*[/\\]/u, '')
  const words = file.replace(/\.[a-z0-9]+$/iu, '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  const plain = /^\d*$/u.test(words.trim()) ? `picture ${words}` : words
  const base = Array.from(plain.trim())
    .slice(0, STORY_LIMITS.idMax - 4)
    .join('')
  let name = base
  for (let count = 2; Object.hasOwn(taken, name); count += 1) name = `${base} ${count}`
  return name
}

const FORMATS = ['harlowe', 'sugarcube', 'chapbook', 'snowman']
/** Formats with a back button, in which a passage without links may not be an ending. */
const WITH_BACK = new Set(['harlowe', 'sugarcube'])

/** Special passages of SugarCube and Twine 1, which are not part of the story. */
const SPECIAL =
  /^(?:Story(?:Init|Banner|Subtitle|Author|Caption|Menu|DisplayTitle|Interface|Settings|Includes|Share)|Passage(?:Header|Footer|Ready|Done))$/u
const SPECIAL_TAG =
  /^(?:script|stylesheet|widget|init|header|footer|startup|annotation|twine\.(?:private|image)|debug-.*)$/iu
const RESERVED = '__proto__'

/** Converts passages to scenes with text, links and a picture, and notes on other content. */
export function passagesToStory(story: PassageStory, notes: Notes): ImportedStory | ImportRefusal {
  const format = formatOf(story)
  const told = story.passages.filter((one) => !isSpecial(one))
  if (told.length === 0) return refuse('no_passages', 'The file contains no passages.')
  if (told.length > IMPORT_LIMITS.scenes) return tooManyScenes(told.length)

  const names = sceneNames(told, notes)
  const known = new Set(told.map(({ name }) => name))
  const images = new Map(
    story.passages.flatMap(({ name, tags, text }) =>
      tags.some((tag) => /^twine\.image$/iu.test(tag)) ? [[name, text.trim()] as const] : [],
    ),
  )
  const read = new Map<Passage, PlainPassage>(
    told.map((passage) => [passage, plainText(passage.text, format, known)]),
  )
  const pictured = []
  const nodes = new Map<string, StoryNode>()
  let withLoss = 0
  for (const [passage, { text, links, picture, lost, losesLooks }] of read) {
    const { name, line } = passage
    const node = names.get(name) ?? name
    if (nodes.has(node)) {
      notes.add(name, line, SECOND_PASSAGE)
      continue
    }
    withLoss += lost.length > 0 ? 1 : 0
    if (lost.length > 0) notes.add(name, line, lossOf(lost))
    if (losesLooks) notes.add(name, line, 'Formatting was removed. The text is unchanged.', 'looks')
    for (const { target } of links) {
      if (known.has(target)) continue
      notes.add(name, line, `A link points to "${target}", but there is no such passage.`)
    }
    const choices = links.map(({ label, target }) => ({
      text: label,
      target: names.get(target) ?? target,
    }))
    nodes.set(node, { text, choices, ...(node === name ? {} : { title: titleOf(name) }) })
    if (picture) {
      const source = images.get(picture.source) ?? picture.source
      pictured.push({ node, passage: name, line, picture: { ...picture, source } })
    }
  }
  const special = noteSpecial(story, format, notes)
  const [first = ''] = nodes.keys()
  const start = names.get(story.start) ?? first
  if (!known.has(story.start)) {
    notes.add(
      null,
      null,
      `There is no start passage "${story.start}". The story starts at "${start}".`,
    )
  }
  const whole: StoryStructure = {
    start_node: start,
    nodes: Object.fromEntries(nodes),
    origin: 'twine',
  }
  const withPictures = withPlates(whole, pictured, notes)
  const fitted = fitScenes(withPictures.structure)
  const scenes = Object.keys(fitted.structure.nodes).length
  if (scenes > IMPORT_LIMITS.scenes) return tooManyScenes(scenes)
  return {
    title: story.title,
    structure: fitted.structure,
    wanted: withPictures.wanted,
    notes: [...notes.list().map((note) => withNode(note, names)), ...fitted.notes],
    passages: {
      all: nodes.size,
      ...reachOf(whole),
      withLoss: withLoss + special,
      hasScripts: story.hasScripts || hasScriptPassage(story),
      hasBack: WITH_BACK.has(format),
    },
  }
}

/** Returns the declared format, or the one whose macros the story uses. */
function formatOf({ format, passages }: PassageStory): string {
  const named = FORMATS.find((name) => format?.startsWith(name))
  if (named !== undefined || format !== null) return named ?? ''
  const uses = (sign: RegExp) => passages.some(({ text }) => sign.test(text))
  if (uses(/<<\/?[a-z]/iu)) return 'sugarcube'
  if (uses(/\((?:set|if|link-goto|goto|go-to|link|print)\s*:/iu)) return 'harlowe'
  return uses(/^--\s*$|^\[if\b/mu) ? 'chapbook' : ''
}

const isSpecial = ({ name, tags }: Passage) =>
  SPECIAL.test(name) || tags.some((tag) => SPECIAL_TAG.test(tag))

const hasScriptPassage = ({ passages }: PassageStory) =>
  passages.some(
    ({ tags, text }) => tags.some((tag) => /^script$/iu.test(tag)) && text.trim() !== '',
  )

/** Adds notes on special passages. Returns the number of those that affect the story. */
function noteSpecial({ passages }: PassageStory, format: string, notes: Notes): number {
  let changing = 0
  for (const passage of passages) {
    const { name, line, tags, text } = passage
    if (!isSpecial(passage) || text.trim() === '') continue
    const has = (tag: RegExp) => tags.some((one) => tag.test(one))
    if (has(/^(?:annotation|twine\.(?:private|image)|debug-.*)$/iu)) continue
    if (has(/^stylesheet$/iu)) notes.add(name, line, 'A style sheet was left out.', 'looks')
    else if (has(/^script$/iu)) notes.add(name, line, SCRIPT_LEFT_OUT)
    else {
      const { lost } = plainText(text, format, new Set())
      const isShown = has(/^(?:header|footer)$/iu) || /^Passage(?:Header|Footer)$/u.test(name)
      const changes = lost.length > 0 || isShown
      changing += changes ? 1 : 0
      const message = 'This passage is not a page of the story and was left out.'
      notes.add(name, line, message, changes ? 'story' : 'looks')
    }
  }
  return changing
}

export const SCRIPT_LEFT_OUT = 'A script was left out.'

const MAX_NAMES = 8

function lossOf(lost: readonly string[]): string {
  const named = lost.slice(0, MAX_NAMES).join(', ')
  return `This passage loses the effect of ${named}${lost.length > MAX_NAMES ? ' …' : ''}.`
}

/** Returns the scene name of each passage. Invalid names are changed. */
function sceneNames(passages: readonly Passage[], notes: Notes): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set(passages.map(({ name }) => name))
  for (const { name, line } of passages) {
    if (names.has(name)) continue
    const fits =
      name.trim() !== '' && name !== RESERVED && Array.from(name).length <= STORY_LIMITS.nodeNameMax
    if (fits) {
      names.set(name, name)
      continue
    }
    const base =
      Array.from(name === RESERVED ? 'proto' : name)
        .slice(0, STORY_LIMITS.nodeNameMax - 16)
        .join('')
        .trim() || 'untitled'
    let found = base
    for (let count = 2; taken.has(found); count += 1) found = `${base} #${count}`
    taken.add(found)
    names.set(name, found)
    notes.add(
      name,
      line,
      'The name of this passage was changed: it is empty, reserved or too long.',
      'nothing',
    )
  }
  return names
}

const titleOf = (name: string) => Array.from(name).slice(0, STORY_LIMITS.titleMax).join('')

const withNode = <Note extends { passage: string | null }>(
  note: Note,
  names: ReadonlyMap<string, string>,
): Note & { node?: string } => {
  const node = note.passage === null ? undefined : names.get(note.passage)
  return node === undefined ? note : { ...note, node }
}

function reachOf(structure: StoryStructure): { reached: number; ends: number } {
  const { start, targets } = wire(structure)
  const steps = start === -1 ? [] : stepsFrom([start], targets)
  const met = [...steps.keys()].filter((place) => steps[place] !== -1)
  return {
    reached: met.length,
    ends: met.filter((place) => (targets[place] ?? []).length === 0).length,
  }
}

const refuse = (code: ImportRefusal['code'], message: string): ImportRefusal => ({
  code,
  message,
  line: null,
})

export const tooManyScenes = (count: number): ImportRefusal =>
  refuse(
    'too_many_scenes',
    `This story has ${count} scenes. At most ${IMPORT_LIMITS.scenes} can be imported as scenes.`,
  )
