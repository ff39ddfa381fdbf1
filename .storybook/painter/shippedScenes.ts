import {
  IMAGE_MODEL_KEYS,
  type ImageModelKey,
} from '../../packages/story/src/vocabulary/vocabulary.ts'
import { openGraph, type StoryStructure } from '@kathasagar/story'
import { joinStory, type StoryFiles } from '@kathasagar/stories/joinStory'

import { describeScene, paint } from '../../packages/painter/src/paint.ts'
import { sceneFor } from '../../packages/engine/src/scene/sceneFor.ts'

/** A picture of a story, and what stands beside it. */
export interface StoryPicture {
  /** Names it within the page. */
  key: string
  /** Title of the story, and of the scene or scenes. */
  story: string
  scene: string
  src: string
  alt: string
}

interface Shipped {
  title: string
  language: string
  story_structure: StoryStructure
}

/** Three of thirty, one in each of three languages: the scenes of all would weigh as much as the pieces. */
const loaded = import.meta.glob<object>(
  '../../packages/stories/{beech-ki-daal,rakhandarachya-vahana,three-bells}/*.json',
  { import: 'default' },
)

/** The files of each story by what they hold, not read yet. */
const folders = Object.values(
  Object.groupBy(Object.entries(loaded), ([path]) => path.split('/').at(-2) ?? ''),
)

/** Stories as they ship, read when a page asks for them. */
export const readShipped = (): Promise<readonly Shipped[]> =>
  Promise.all(
    folders.map(async (files = []) => {
      const read = await Promise.all(
        files.map(async ([path, load]) => [
          path.split('/').at(-1)?.slice(0, -'.json'.length),
          await load(),
        ]),
      )
      return joinStory<Shipped>(Object.fromEntries(read) as StoryFiles)
    }),
  )

/** Every plate, with the scenes that show it. */
export const platesOf = (stories: readonly Shipped[]): StoryPicture[] =>
  stories.flatMap(({ title, story_structure }) => {
    const graph = openGraph(story_structure)
    return Object.entries(graph.plates).map(([name, { image, alt }]) => ({
      key: image,
      story: title,
      scene: graph.names
        .filter((node) => graph.node(node).plate === name)
        .map((node) => graph.titleOf(node))
        .join(' · '),
      src: image,
      alt,
    }))
  })

const SAMPLE = 30

/** Scenes that are painted, spread evenly over all stories, in the four manners by turns. */
export function paintedOf(stories: readonly Shipped[]): StoryPicture[] {
  const scenes = stories.flatMap(({ title, language, story_structure }) => {
    const graph = openGraph(story_structure)
    return graph.names
      .filter((node) => graph.node(node).plate === undefined)
      .map((node) => ({ title, language, graph, node }))
  })
  const step = scenes.length / SAMPLE
  return Array.from({ length: SAMPLE }, (_, i) => scenes[Math.floor(i * step)]).flatMap(
    (one, i) => {
      if (one === undefined) return []
      const { title, language, graph, node } = one
      const scene = sceneFor(graph, { node })
      const manner: ImageModelKey = IMAGE_MODEL_KEYS[i % IMAGE_MODEL_KEYS.length] ?? 'ajanta'
      const svg = paint({ scene, manner, seed: i })
      return {
        key: `${title} ${node}`,
        story: title,
        scene: graph.titleOf(node),
        src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
        alt: describeScene(scene, language === 'hi' ? 'hi' : 'en'),
      }
    },
  )
}
