import type { DraftStructure } from '@kathasagar/story/schema'

const TEXT =
  'The ferryman counts the steps aloud, and at the seventh he stops. The water is not where it was. '

/** Creates a valid story. Most scenes have three choices, and one in nine is an ending. */
export function manyScenes(count: number): DraftStructure {
  const nameOf = (at: number) => `scene_${at}`
  const isEnding = (at: number) => at === count - 1 || (at % 9 === 8 && at > 0)
  const scenes = Array.from({ length: count }, (_unused, at) => {
    const ahead = [at + 1, at + 3, at + 7].filter((to) => to < count && to !== at)
    const targets = [...new Set(ahead)]
    const choices = isEnding(at)
      ? []
      : targets.map((to) => ({ text: `Go on to the ${to}th step`, target: nameOf(to) }))
    return [nameOf(at), { text: TEXT.repeat((at % 4) + 1), choices }] as const
  })
  return { start_node: nameOf(0), nodes: Object.fromEntries(scenes) }
}
