import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Notes } from './notes.ts'
import type { Scene } from './sceneGraph.ts'

/** A name for each scene: the passage's own for the first, with a number for what was parted from it. */
export function namesFor(
  scenes: readonly Scene[],
  notes: Notes,
): { of: (scene: Scene) => string; end: string } {
  const taken = new Set<string>()
  const names = new Map<Scene, string>()
  for (const scene of scenes.toSorted((a, b) => a.number - b.number)) {
    const { block, number } = scene
    const whole = number === 1 ? block.name : `${block.name} (${number})`
    const fitting =
      Array.from(whole).length <= STORY_LIMITS.nodeNameMax &&
      whole.trim() !== '' &&
      whole !== RESERVED
    if (!fitting && number === 1) {
      const message =
        'The name of this passage is too long, empty or reserved; the node got another one.'
      notes.add(block.passage, block.line, message, 'nothing')
    }
    const name = fitting ? whole : `${cut(block.name)}${number > 1 ? ` (${number})` : ''}`
    names.set(scene, free(name, taken))
  }
  return { of: (scene) => names.get(scene) ?? scene.block.name, end: free('The end', taken) }
}

/** No object of JavaScript has a part of this name. */
const RESERVED = '__proto__'

const cut = (name: string) =>
  Array.from(name === RESERVED ? 'proto' : name)
    .slice(0, STORY_LIMITS.nodeNameMax - 16)
    .join('')
    .trim() || 'untitled'

function free(name: string, taken: Set<string>): string {
  let found = name
  for (let count = 2; taken.has(found); count += 1) found = `${name} #${count}`
  taken.add(found)
  return found
}
