import { plainText } from '../text/plainText.ts'
import { DRAFT_LIMITS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import type { SketchedChoice, SketchedScene, StorySketch } from './storySketch.ts'

const ID_MAX = STORY_LIMITS.idMax - 10

const idOf = (given: string): string =>
  [...plainText(given).replaceAll(' ', '_')].slice(0, ID_MAX).join('')

function byId<One extends { id: string }>(given: readonly One[]): One[] {
  const all = new Map<string, One>()
  for (const one of given) {
    const id = idOf(one.id)
    if (id !== '' && !all.has(id)) all.set(id, { ...one, id })
  }
  return [...all.values()]
}

/** Returns choices with different texts that lead to another scene. */
function validChoices(scene: SketchedScene, ids: ReadonlySet<string>): SketchedChoice[] {
  const said = new Set<string>()
  return scene.choices
    .map((choice) => ({
      text: choice.text,
      to: idOf(choice.to),
      does: idOf(choice.does),
      needs: idOf(choice.needs),
    }))
    .filter(({ text, to }) => {
      const words = plainText(text)
      const leads = words !== '' && !said.has(words) && ids.has(to) && to !== scene.id
      said.add(words)
      return leads
    })
    .slice(0, DRAFT_LIMITS.choices)
}

const withUnconditionalChoice = (scene: SketchedScene): SketchedScene => {
  const [first, ...others] = scene.choices
  return first && scene.choices.every(({ needs }) => needs !== '')
    ? { ...scene, choices: [{ ...first, needs: '' }, ...others] }
    : scene
}

function reached(scenes: readonly SketchedScene[]): SketchedScene[] {
  const all = new Map(scenes.map((scene) => [scene.id, scene]))
  const found = new Set(scenes.slice(0, 1).map(({ id }) => id))
  // Iterating a Set also visits items that are added meanwhile, so it works as a queue.
  for (const id of found) for (const { to } of all.get(id)?.choices ?? []) found.add(to)
  return scenes.filter(({ id }) => found.has(id))
}

function withUsedDeeds(sketch: StorySketch): StorySketch {
  const choices = sketch.scenes.flatMap((scene) => scene.choices)
  const done = new Set(choices.map(({ does }) => does))
  const asked = new Set(choices.map(({ needs }) => needs))
  const deeds = sketch.deeds.filter(({ id }) => done.has(id) && asked.has(id))
  const counts = new Set(deeds.map(({ id }) => id))
  const known = (id: string) => (counts.has(id) ? id : '')
  const scenes = sketch.scenes.map((scene) => ({
    ...scene,
    choices: scene.choices.map((choice) => ({
      ...choice,
      does: known(choice.does),
      needs: known(choice.needs),
    })),
  }))
  return { ...sketch, deeds, scenes }
}

/** Repairs a sketch by rules. The drafting model must fix the remaining errors. */
export function repairSketch(sketch: StorySketch): StorySketch {
  const people = byId(sketch.people).slice(0, DRAFT_LIMITS.people)
  const deeds = byId(sketch.deeds).slice(0, DRAFT_LIMITS.deeds)
  const here = new Set(people.map(({ id }) => id))
  const scenes = byId(sketch.scenes)
  const ids = new Set(scenes.map(({ id }) => id))
  const led = scenes.map((scene) =>
    withUnconditionalChoice({
      ...scene,
      people: [...new Set(scene.people.map(idOf))].filter((id) => here.has(id)),
      choices: validChoices(scene, ids),
    }),
  )
  return withUsedDeeds({ ...sketch, people, deeds, scenes: reached(led) })
}
