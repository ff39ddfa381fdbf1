import type { StoryStructure } from '@kathasagar/story'

export const withImages = (
  structure: StoryStructure,
  images: ReadonlyMap<string, string>,
): StoryStructure => {
  const plates = Object.entries(structure.plates ?? {})
  if (plates.length === 0) return structure
  const named = plates.map(([name, plate]) => [
    name,
    { ...plate, image: images.get(name) ?? plate.image },
  ])
  return { ...structure, plates: Object.fromEntries(named) }
}

export function withoutPlates(
  structure: StoryStructure,
  gone: ReadonlySet<string>,
): StoryStructure {
  if (gone.size === 0) return structure
  const { plates = {}, ...rest } = structure
  const left = Object.entries(plates).filter(([name]) => !gone.has(name))
  const nodes = Object.entries(structure.nodes).map(([name, { plate, ...node }]) => [
    name,
    plate === undefined || gone.has(plate) ? node : { ...node, plate },
  ])
  return {
    ...rest,
    ...(left.length > 0 ? { plates: Object.fromEntries(left) } : {}),
    nodes: Object.fromEntries(nodes),
  }
}
