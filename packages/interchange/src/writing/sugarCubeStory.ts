import {
  type Choice,
  type ChoiceCheck,
  type Sets,
  startOf,
  type StateValue,
  type StoryNode,
} from '@kathasagar/story'
import { changeOf, drawOf } from './changeOf.ts'
import type { ExportedStory } from '../json/exportedStory.ts'
import { ifidOf } from '../twee/ifidOf.ts'
import { namingOf, plain, quoted, write, type Naming } from './sugarCubeText.ts'
import { chanceIn, guardedChoices, playedState, say, textOf } from './writtenStory.ts'

/** A passage of a page or of a Twee file. */
export interface WrittenPassage {
  name: string
  text: string
}

/** What Twine calls its data: everything of a story that runs with SugarCube. */
export interface SugarCubeStory {
  title: string
  ifid: string
  start: string
  passages: readonly WrittenPassage[]
}

/** The format that runs what is written here, and the version that it was tried with. */
export const SUGARCUBE = { name: 'SugarCube', version: '2.37.3' } as const

/**
 * A story in passages that SugarCube runs: what it remembers as variables, choices as links under
 * their conditions. People, reactions and the like, which it has no place for, stay behind.
 */
export function sugarCubeStory(story: ExportedStory): SugarCubeStory {
  const { title } = story
  const structure = playedState(story)
  const naming = namingOf(structure)
  const initial = Object.entries(structure.state ?? {}).map(([name, one]) => {
    return `<<set $${naming.variable(name)} to ${written(startOf(one))}>>`
  })
  const passages = Object.entries(structure.nodes).flatMap(([name, node]) => [
    passageOf(naming, name, node),
    ...failuresOf(naming, name, node),
  ])
  const counters = Array.from({ length: naming.groups }, (_, at) => `<<set $told_${at + 1} to 0>>`)
  return {
    title: title.replace(/\s+/gu, ' '),
    ifid: ifidOf(title, story.structure),
    start: naming.passage(structure.start_node),
    passages: [{ name: 'StoryInit', text: [...initial, ...counters].join('\n') }, ...passages],
  }
}

function passageOf(naming: Naming, name: string, node: StoryNode): WrittenPassage {
  const { structure, passage, wording } = naming
  const links = guardedChoices(structure, node).map(({ choice, guard }) => {
    const words = `${quoted(plain(choice.text))} ${quoted(passage(choice.target))}`
    const link = choice.check
      ? `<<link ${quoted(plain(choice.text))}>>${triedBy(naming, choice, choice.check, failureAt(passage(name), node.choices.indexOf(choice)))}<</link>>`
      : `<<link ${words}>>${setsOf(naming, choice.sets)}<</link>>`
    return guard === null ? link : `<<if ${say(guard, wording)}>>${link}<</if>>`
  })
  const text = write(naming, textOf(structure, node.text))
  const offered = links.length > 0 ? `\n\n${links.join('\n')}` : ''
  return {
    name: passage(name),
    text: `${setsOf(naming, node.enters?.sets)}${text}${fieldsOf(naming, node)}${offered}`,
  }
}

/** A passage by which a choice fails, no name of a scene; its scene follows on the same page. */
const failureAt = (passage: string, index: number) => `${passage} fails ${index + 1}`

function failuresOf(naming: Naming, name: string, { choices }: StoryNode): WrittenPassage[] {
  const { structure, passage } = naming
  return choices.flatMap(({ check }, index) => {
    if (!check) return []
    const { text, target, sets } = check.fails
    const told = `${setsOf(naming, sets)}${write(naming, textOf(structure, text))}`
    const on = `<<include ${quoted(passage(target))}>>`
    return [{ name: failureAt(passage(name), index), text: `${told}\n\n${on}` }]
  })
}

/** What comes of trying a choice that may fail. */
function triedBy(naming: Naming, { sets, target }: Choice, check: ChoiceCheck, failure: string) {
  const { structure, passage, wording } = naming
  const chance = chanceIn(structure, check, wording, (sum, by) => `Math.round((${sum}) / ${by})`)
  const taken = `${setsOf(naming, sets)}<<goto ${quoted(passage(target))}>>`
  return `<<if random(1, 100) lte ${chance}>>${taken}<<else>><<goto ${quoted(failure)}>><</if>>`
}

/** Fields of a scene, each below what it asks. */
const fieldsOf = ({ variable }: Naming, { asks = [], choices }: StoryNode): string =>
  (choices.length === 0 ? [] : asks)
    .map((ask) => {
      const own = `$${variable(ask.variable)}`
      return `\n\n${plain(ask.label)} <<textbox "${own}" ${own}>>`
    })
    .join('')

function setsOf({ structure, variable }: Naming, sets: Sets | undefined): string {
  const { state = {} } = structure
  return Object.entries(sets ?? {})
    .map(([name, value]) => {
      const one = Object.hasOwn(state, name) ? state[name] : undefined
      if (!one) return ''
      const own = `$${variable(name)}`
      const draw = drawOf(one, value)
      if (draw && 'from' in draw) return `<<set ${own} to random(${draw.from}, ${draw.to})>>`
      if (draw) return `<<set ${own} to either(${draw.values.map(written).join(', ')})>>`
      const change =
        'number' in one && typeof value === 'string'
          ? changeOf(own, value, (whole) => `Math.floor(${whole})`)
          : null
      if ('number' in one && change !== null) {
        return `<<set ${own} to Math.clamp(${change}, ${one.number[0]}, ${one.number[1]})>>`
      }
      return `<<set ${own} to ${written(value)}>>`
    })
    .join('')
}

const written = (value: StateValue) => (typeof value === 'string' ? quoted(value) : String(value))
