import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Plate, StoryNode, StoryStructure } from '@kathasagar/story'
import type { PictureReference } from '../shared/importedStory.ts'
import type { Notes } from './notes.ts'
import type { PassagePicture } from './takePicture.ts'

export interface PicturedScene {
  node: string
  picture: PassagePicture
  passage: string
  line: number
}

const TOO_MANY = `A picture was left out: a story can have at most ${STORY_LIMITS.plates} pictures.`

export function withPlates(
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
