import type { Block, Chapter } from '@kathasagar/interchange/book'

import type { ToldTurn } from '../sessions/ports.ts'

/** A scene as a book names and shows it. */
export interface BookScene {
  title: string
  /** What stands at its head; null for none. */
  plate: { image_url: string; alt: string } | null
}

/** What the player did, as they did it; nothing for the start and what was only asked for. */
function saidIn({ action }: ToldTurn): Block[] {
  const text = action.user_input ?? action.selected_choice
  return text ? [{ kind: 'said', text }] : []
}

function toldIn({ answer }: ToldTurn): Block[] {
  const { narrative, setup, image_url, prompt, fallback_description } = answer
  const told = [narrative, setup, image_url === null ? fallback_description : null]
  return [
    ...told.flatMap((text): Block[] => (text ? [{ kind: 'told', text }] : [])),
    ...(image_url === null
      ? []
      : [{ kind: 'picture', name: image_url, alt: prompt ?? '' } as const]),
  ]
}

/** A scene's own picture stands at its head; shown again in it, it is not printed again. */
function withPlate(blocks: readonly Block[], { plate }: BookScene): Block[] {
  if (plate === null) return [...blocks]
  const { image_url: name, alt } = plate
  const rest = blocks.filter((block) => block.kind !== 'picture' || block.name !== name)
  return [{ kind: 'picture', name, alt }, ...rest]
}

/**
 * A way as chapters, one for each stay in a scene. What the player said to leave a scene ends the
 * chapter before.
 *
 * @param nodes Name of the scene that each turn led to, by the turn's id.
 */
export function chaptersOf(
  turns: readonly ToldTurn[],
  nodes: ReadonlyMap<string, string>,
  sceneOf: (node: string) => BookScene,
): Chapter[] {
  const chapters: { node: string; blocks: Block[] }[] = []
  for (const turn of turns) {
    const node = nodes.get(turn.id) ?? ''
    const last = chapters.at(-1)
    last?.blocks.push(...saidIn(turn))
    if (last?.node === node) last.blocks.push(...toldIn(turn))
    else chapters.push({ node, blocks: toldIn(turn) })
  }
  return chapters.map(({ node, blocks }, at) => {
    const scene = sceneOf(node)
    return { id: `scene-${at + 1}`, title: scene.title, blocks: withPlate(blocks, scene) }
  })
}
