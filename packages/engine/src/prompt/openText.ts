import type { OpenStory } from '@kathasagar/story'
import { IMPROVISED } from '@kathasagar/story/vocabulary'

import type { OpenFact, OpenRoom, Room } from '../world/improvisation.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { isNamedIn, stemsOf } from './nearText.ts'

/** Author's fields that players must not see. */
export const secretsOf = ({ people, places, facts, tone, never }: OpenStory): string[] =>
  [people, places, facts, tone, never].flatMap((text) => (text?.trim() ? [text.trim()] : []))

/** Returns the author's fields of an open story, constant for caching. */
export function frameText({ people, places, facts, tone, never, endings = [] }: OpenStory): string {
  const parts: [string, string | undefined][] = [
    ['People', people],
    ['Places', places],
    ['Always true', facts],
    ['Tone', tone],
    ['Must never happen', never],
    ['Endings', endings.map((ending, index) => `${index + 1}. ${ending}`).join('\n')],
  ]
  return parts
    .flatMap(([name, text]) => (text?.trim() ? [`${name}: ${text.trim()}`] : []))
    .join('\n')
}

/** Returns the plan as lines. Blank if there is no plan yet. */
export function planText({ state }: NarrationRequest): string {
  const { plan } = state.open ?? {}
  if (!plan) return ''
  return [
    `Premise: ${plan.premise}`,
    ...(plan.wants === '' ? [] : [`The player wants: ${plan.wants}`]),
    ...plan.threads.map((thread) => `Open: ${thread}`),
    ...(plan.ending > 0 ? [`Ending that is near: ${plan.ending}`] : []),
  ].join('\n')
}

const KINDS: Readonly<Record<OpenFact['kind'], string>> = {
  person: '',
  place: '',
  has: 'The player has it. ',
  lost: 'It is lost. ',
  promised: 'Promise. ',
  hurt: 'Injury. ',
  dead: 'Dead. ',
}

/** Maximum number of facts that are unrelated to the action, newest first. */
const FACTS_BESIDE = 8

/** Returns facts that the action or the last part mentions, then the newest. Deaths and losses are always included. */
export function openFactsText({ state, action, recent }: NarrationRequest): string {
  const { facts = [] } = state.open ?? {}
  const said = action?.type === 'custom_action' ? action.text : ''
  const near = new Set(stemsOf(`${said}\n${recent.at(-1) ?? ''}`))
  const isKept = ({ kind, name }: OpenFact) =>
    kind === 'dead' || kind === 'lost' || isNamedIn([name], near)
  const others = facts.filter((fact) => !isKept(fact)).slice(-FACTS_BESIDE)
  return facts
    .filter((fact) => isKept(fact) || others.includes(fact))
    .map(({ kind, name, what, turn }) => `- ${name}: ${KINDS[kind]}${what} (turn ${turn})`)
    .join('\n')
}

const PRESSURE = {
  1: 'This is the first act: show people, place and what is at stake, and open one question.',
  2: 'This is the second act: make it harder. Let something go wrong, or let an open question press.',
  3: 'This is the last act: open nothing new. Answer open questions one by one and lead to one ending.',
} as const

function endingText({ graph }: NarrationRequest, { mayEnd, shouldEnd, mustEnd, left }: OpenRoom) {
  const one = graph.open?.endings?.length ? 'one of the endings in author_frame' : 'an ending'
  if (mustEnd || shouldEnd)
    return `The story ends in this part. Reach ${one}, and set ends to its number (1 if there are none).`
  if (mayEnd)
    return `The story may end in this part if it reaches ${one}: then set ends to its number. Otherwise ends is 0.`
  return `The story does not end in this part: ends is 0. About ${left} parts follow.`
}

function choicesText({ graph }: NarrationRequest, { part }: OpenRoom): string {
  if (part === 'closer') return 'choices has exactly two different deeds of the player.'
  return graph.open?.offers_choices
    ? 'choices has two or three different deeds of the player; [] at an ending.'
    : 'choices is [].'
}

const FORM = {
  title: 'a few words',
  text: 'the part',
  choices: [''],
  ends: 0,
  facts: [{ kind: 'person', name: 'Meera', what: 'keeps the inn' }],
  plan: { premise: '', wants: '', threads: [''], ending: 0 },
}

/** Returns the instructions for a turn in an open story. */
export function openText(request: NarrationRequest, { open }: Room & { open: OpenRoom }): string {
  const { part, act, remark } = open
  return [
    part === 'closer'
      ? 'Ruling: the player looks closer. Describe the moment in 60 to 160 words, so that it ends before two ways on. Nothing is decided.'
      : 'Ruling: tell the next part in 60 to 160 words. Begin with what the player did. If that is impossible here, or forbidden by the rating or the author, let the attempt fail in the story. If it is possible, it happens and has consequences.',
    PRESSURE[act],
    endingText(request, open),
    choicesText(request, open),
    'Agree with facts and author_frame: the dead do not speak, and lost things are not used. Repeat no sentence of earlier parts.',
    `facts has at most ${IMPROVISED.facts} facts that are new in this part, each about a name in the text. kind is person, place, has, lost, promised, hurt or dead.`,
    'plan is the plan after this part: premise, what the player wants, at most five open threads in a few words each, and the number of the ending that is near, or 0.',
    ...(remark ? [`Your last answer was not usable. ${remark}`] : []),
    `Answer with JSON alone: ${JSON.stringify(FORM)}`,
  ].join('\n')
}
