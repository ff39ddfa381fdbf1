import * as fc from 'fast-check'
import type { Choice, Scene, StoryNode, StoryStructure } from '@kathasagar/story'

import type { Action } from '../world/ruling.ts'

const DEEDS = [
  'Lower the lamp into the well',
  'Follow the wet footprints',
  'Wake the ferryman',
  'Wait for the moon to rise',
  'Break the seal on the letter',
  'Climb the mango tree',
  'The red door',
  'Yes, I am your son.',
  'दीपक उठाओ',
  'नाविक को जगाओ',
] as const

const TEXTS = [
  'The river is low and the boats lie on their sides. A boy counts them.',
  'You stand before the throne, and nobody looks at you.',
  'रात गहरी है। कुएँ में किसी ने दीपक उतारा है।',
  'Nothing moves in the market but the awnings.',
] as const

const WORDS = [
  'I sing to the crow',
  'who are you?',
  'dance',
  'I will not go anywhere',
  '2',
  'the second one',
  'दूसरा',
  'continue',
  'आगे',
  'look around',
  'undo',
  'show me',
  'I lower the lamp',
  'climb tree',
  'मैं पत्थर पर बैठ गया',
  '"Let me in!" I shout.\n\nThen I wait...',
  '  {deed} #x# <b>bold</b>  ,, ',
  '...',
] as const

const scene: fc.Arbitrary<Scene> = fc.record(
  {
    place: fc.constantFrom('river', 'throne', 'market', 'forest', 'moonbase'),
    time: fc.constantFrom('dawn', 'day', 'dusk', 'night'),
    weather: fc.constantFrom('clear', 'rain', 'mist', 'wind'),
    people: fc.array(
      fc.record(
        { kind: fc.constantFrom('sage', 'child', 'king', 'robot'), old: fc.boolean() },
        { requiredKeys: ['kind'] },
      ),
      { maxLength: 2 },
    ),
    creatures: fc.array(fc.constantFrom('crow', 'tiger', 'dodo'), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

const details = fc.uniqueArray(
  fc.constantFrom(
    'A brass lamp with a dented rim',
    'The rope is tied with seven knots.',
    'Wet footprints on the stair',
    'चौखट पर हल्दी का निशान',
  ),
  { maxLength: 3 },
)

interface NodePlan {
  /** Index of the parent, modulo the number of earlier nodes. */
  parent: number
  extra: readonly number[]
  isEnding: boolean
  text: string
  details: readonly string[]
  scene: Scene | undefined
}

const nodePlan: fc.Arbitrary<NodePlan> = fc.record({
  parent: fc.nat(),
  extra: fc.array(fc.nat(), { maxLength: 2 }),
  isEnding: fc.boolean(),
  text: fc.constantFrom(...TEXTS),
  details,
  scene: fc.option(scene, { nil: undefined }),
})

/** Structures that pass the automatic review. */
export const wellFormed: fc.Arbitrary<StoryStructure> = fc
  .tuple(fc.array(nodePlan, { minLength: 2, maxLength: 12 }), fc.nat())
  .map(([plans, shift]) => buildStructure(plans, shift))

function buildStructure(plans: readonly NodePlan[], shift: number): StoryStructure {
  const last = plans.length - 1
  const targets = plans.map((): Set<number> => new Set())
  const openBefore: number[] = [0]
  plans.forEach((plan, i) => {
    if (i === 0) return
    targets[openBefore[plan.parent % openBefore.length] ?? 0]?.add(i)
    if (i < last && !plan.isEnding) openBefore.push(i)
  })
  for (const i of openBefore) {
    for (const extra of plans[i]?.extra ?? []) targets[i]?.add(extra % plans.length)
    targets[i]?.delete(i)
    if (targets[i]?.size === 0 || ![...(targets[i] ?? [])].some((target) => target > i)) {
      targets[i]?.add(last)
    }
  }
  const nodes = plans.map((plan, i): [string, StoryNode] => [
    nameOf(i),
    {
      text: `${plan.text} ${i}.`,
      details: plan.details,
      scene: plan.scene,
      choices: [...(targets[i] ?? [])].map((target, k) => choiceTo(target, k + i + shift)),
    },
  ])
  return { start_node: nameOf(0), nodes: Object.fromEntries(nodes) }
}

function nameOf(index: number): string {
  return `scene_${index}`
}

function choiceTo(target: number, wording: number): Choice {
  const deed = DEEDS[wording % DEEDS.length] ?? ''
  return {
    text: wording % 5 === 0 ? `${deed} (${target})` : `${deed}, and on to ${target}`,
    target: nameOf(target),
  }
}

/** Planned action. `pick` selects one of the open choices, modulo their number. */
export type PlannedAction =
  | Exclude<Action, { type: 'continue' }>
  | { type: 'continue'; pick: number | null }

export const plannedAction: fc.Arbitrary<PlannedAction> = fc.oneof(
  fc.record({ type: fc.constant('continue'), pick: fc.option(fc.nat({ max: 11 })) }),
  fc.record({ type: fc.constant('immerse') }),
  fc.record({ type: fc.constant('show') }),
  fc.record({ type: fc.constant('custom_action'), text: fc.constantFrom(...WORDS) }),
)

export const seed: fc.Arbitrary<number> = fc.nat({ max: 0xffffffff })
