import type { StoryStructure } from '../schema/structure.ts'
import { own } from '../world/world.ts'

/** Words that players used for a choice, as its author adds them to it. */
export interface AddedPhrases {
  /** Name of the scene. */
  node: string
  /** Text of the choice. */
  choice: string
  phrases: readonly string[]
  /** A choice holds no more. */
  most: number
}

/**
 * Adds ways of saying a choice after those that are there, each of them once. Nothing where the scene
 * or the choice is there no more.
 */
export function withPhrases<S extends StoryStructure>(
  structure: S,
  { node, choice, phrases, most }: AddedPhrases,
): S | null {
  const scene = own(structure.nodes, node)
  if (!scene?.choices.some(({ text }) => text === choice)) return null
  const choices = scene.choices.map((one) =>
    one.text === choice
      ? { ...one, also: [...new Set([...(one.also ?? []), ...phrases])].slice(0, most) }
      : one,
  )
  // Names are people's own: one like `__proto__` is a key like any other.
  const nodes = Object.fromEntries(
    Object.entries(structure.nodes).map(([name, kept]) => [
      name,
      name === node ? { ...scene, choices } : kept,
    ]),
  )
  return { ...structure, nodes }
}
