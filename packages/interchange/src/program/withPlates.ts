import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { own, type Plate, type StoryNode, type StoryStructure } from '@kathasagar/story'
import type { WantedPicture } from '../shared/importedStory.ts'
import type { Notes } from './notes.ts'
import type { BlockPicture, Program } from './program.ts'
import type { Scene } from './sceneGraph.ts'

/** A structure whose scenes name the pictures of their passages, and where those are to be found. */
export interface Pictured {
  structure: StoryStructure
  wanted: readonly WantedPicture[]
}

interface Showing {
  program: Program
  scenes: readonly Scene[]
  nameOf: (scene: Scene) => string
}

/** Makes plates of the pictures that pages show, one for each that they name. */
export function withPlates(structure: StoryStructure, showing: Showing, notes: Notes): Pictured {
  const { program, scenes, nameOf } = showing
  const pages = scenes.flatMap((scene): Page[] => {
    const { picture, passage } = scene.block
    const name = nameOf(scene)
    const node = own(structure.nodes, name)
    return picture && node ? [{ name, node, picture, passage }] : []
  })
  noteUnseen(program, pages, notes)
  const plates = platesOf(pages, notes)
  if (plates.size === 0) return { structure, wanted: [] }
  const pictured = pages.flatMap(({ name, node, picture }) => {
    const plate = plates.get(picture.source)?.wanted.plate
    return plate === undefined ? [] : [[name, { ...node, plate }] as const]
  })
  const all = [...plates.values()]
  return {
    structure: {
      ...structure,
      plates: Object.fromEntries(all.map(({ wanted, plate }) => [wanted.plate, plate])),
      nodes: { ...structure.nodes, ...Object.fromEntries(pictured) },
    },
    wanted: all.map(({ wanted }) => wanted),
  }
}

/** A scene whose passage shows a picture. */
interface Page {
  name: string
  node: StoryNode
  picture: BlockPicture
  passage: string
}

/** What is told inside of other passages alone is no scene, and shows nothing of its own. */
function noteUnseen({ blocks }: Program, pages: readonly Page[], notes: Notes): void {
  const shown = new Set(pages.map(({ picture }) => picture.source))
  for (const { picture, passage } of blocks.values()) {
    if (picture && !shown.has(picture.source)) notes.add(passage, picture.line, UNSEEN, 'looks')
  }
}

function platesOf(pages: readonly Page[], notes: Notes) {
  const plates = new Map<string, { plate: Plate; wanted: WantedPicture }>()
  const names = new Set<string>()
  for (const { picture, passage } of pages) {
    const { source, line } = picture
    const alt = picture.alt.slice(0, STORY_LIMITS.imageAltMax)
    const known = plates.get(source)
    if (known) plates.set(source, { ...known, plate: { image: '', alt: known.plate.alt || alt } })
    else if (plates.size >= STORY_LIMITS.plates) notes.add(passage, line, TOO_MANY, 'looks')
    else {
      const plate = freeName(source, names)
      names.add(plate)
      plates.set(source, { plate: { image: '', alt }, wanted: { plate, source, passage, line } })
    }
  }
  return plates
}

const TOO_MANY = `A picture was left out: a story has ${STORY_LIMITS.plates} of its own at most.`
const UNSEEN = 'A picture was left out: what it stands in is no scene of its own.'

/** What a picture is called after its file. */
function freeName(source: BlockPicture['source'], taken: ReadonlySet<string>): string {
  const file = source.replace(/[?#].*/u, '').replace(/^.*[/\\]/u, '')
  const words = file.replace(/\.[a-z0-9]+$/iu, '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  const plain = /^\d*$/u.test(words.trim()) ? `picture ${words}` : words
  const base = Array.from(plain.trim())
    .slice(0, STORY_LIMITS.idMax - 4)
    .join('')
  let name = base
  for (let count = 2; taken.has(name); count += 1) name = `${base} ${count}`
  return name
}
