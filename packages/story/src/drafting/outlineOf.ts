import { STORY_LIMITS, DRAFT_LIMITS } from '../vocabulary/vocabulary.ts'
import { repairSketch } from './repairSketch.ts'
import { plainProse, shortened } from './plainProse.ts'
import type { OutlinedScene, StoryOutline } from './storyOutline.ts'
import type { SketchedScene, StorySketch } from './storySketch.ts'

const flagOf = (deed: string) => `did_${deed}`

const nodeOf = (scene: SketchedScene): OutlinedScene => ({
  title: shortened(scene.title, STORY_LIMITS.titleMax),
  text: plainProse(scene.plan, DRAFT_LIMITS.planMax),
  ...(scene.people.length > 0 && { people: [...scene.people] }),
  choices: scene.choices.map(({ text, to, does, needs }) => ({
    text: shortened(text, DRAFT_LIMITS.choiceMax),
    target: to,
    ...(needs && { if: flagOf(needs) }),
    ...(does && { sets: { [flagOf(does)]: true } }),
  })),
})

/** Converts a repaired sketch to a story without scene texts. */
export function outlineOf(given: StorySketch): StoryOutline {
  const { title, tagline, description, people, deeds, scenes } = repairSketch(given)
  const cast = people.map(({ id, name, wants }) => [
    id,
    {
      name: shortened(name, STORY_LIMITS.nameMax),
      ...(wants && { wants: shortened(wants, STORY_LIMITS.lineMax) }),
    },
  ])
  const state = deeds.map(({ id, label }) => [
    flagOf(id),
    { flag: false, ...(label && { label: shortened(label, STORY_LIMITS.labelMax) }) },
  ])
  return {
    title: shortened(title, STORY_LIMITS.titleMax),
    tagline: shortened(tagline, STORY_LIMITS.taglineMax),
    description: plainProse(description, STORY_LIMITS.descriptionMax),
    structure: {
      start_node: scenes[0]?.id ?? '',
      nodes: Object.fromEntries(scenes.map((scene) => [scene.id, nodeOf(scene)])),
      ...(cast.length > 0 && { cast: Object.fromEntries(cast) }),
      ...(state.length > 0 && { state: Object.fromEntries(state) }),
    },
  }
}
