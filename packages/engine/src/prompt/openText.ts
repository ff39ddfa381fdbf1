import type { OpenStory } from '@kathasagar/story'
import { IMPROV_MAX } from '@kathasagar/story/vocabulary'

import type { OpenFact, OpenRoom, Room } from '../world/improvisation.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { chooseFacts } from './facts.ts'
import { estimateTokens } from './tokens.ts'

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
  lost: 'The player no longer has it. ',
  promised: 'Promise. ',
  hurt: 'Injury. ',
  dead: 'Dead. ',
}

export const openFactLine = ({ kind, name, what, turn }: OpenFact) =>
  `${name}: ${KINDS[kind]}${what} (turn ${turn})`

export const isGrave = ({ kind }: OpenFact) => kind === 'dead' || kind === 'lost'

/** Returns as many facts as fit: deaths and losses, facts that the action or last part mentions, then the newest. */
export function openFactsText({ state, action, recent }: NarrationRequest, room: number): string {
  const { facts = [] } = state.open ?? {}
  const said = action?.type === 'custom_action' ? action.text : ''
  const lineOf = (fact: OpenFact) => `- ${openFactLine(fact)}`
  const grave = facts.filter(isGrave).map(lineOf)
  const left = room - estimateTokens(grave.join('\n'))
  const others = facts.filter((fact) => !isGrave(fact)).map(lineOf)
  const { told } = chooseFacts(others, `${said}\n${recent.at(-1) ?? ''}`, left)
  return [...grave, ...told].join('\n')
}

const PRESSURE = {
  1: 'First act: show people, place and what is at stake, and open one question.',
  2: 'Second act: make it harder. Let something go wrong, or an open question press.',
  3: 'Last act: open nothing new. Answer open questions and lead to one ending.',
} as const

function endingText({ graph }: NarrationRequest, { ending, left }: OpenRoom) {
  const one = graph.open?.endings?.length ? 'an ending of author_frame' : 'an ending'
  if (ending === 'must')
    return `The story ends in this part: reach ${one}. ends is its number (1 if there are none).`
  if (ending === 'may')
    return `If this part reaches ${one}, the story ends: ends is its number, else 0.`
  return `The story goes on for about ${left} parts: ends is 0.`
}

function choicesText({ graph }: NarrationRequest, { part }: OpenRoom): string {
  if (part === 'closer') return 'choices: exactly two different deeds of the player.'
  return graph.open?.offers_choices
    ? 'choices: two or three different deeds of the player; [] at an ending.'
    : 'choices: [].'
}

const FORM =
  '{"title":"","text":"","choices":[""],"ends":0,"facts":[{"kind":"","name":"","what":""}],"plan":{"premise":"","wants":"","threads":[""],"ending":0}}'

/** Returns the instructions for a turn in an open story. */
export function openText(request: NarrationRequest, { open }: Room & { open: OpenRoom }): string {
  const { part, act, remark } = open
  return [
    part === 'closer'
      ? 'Ruling: the player looks closer. Describe the moment in 60 to 160 words, up to two ways on. Decide nothing.'
      : 'Ruling: tell the next part in 60 to 160 words. What the player tries happens and has consequences; what is impossible or forbidden by author_frame, let the attempt fail in the story.',
    PRESSURE[act],
    endingText(request, open),
    choicesText(request, open),
    'Keep to facts and author_frame: the dead do not act, lost things are not used. Repeat no earlier sentence.',
    `facts: up to ${IMPROV_MAX.facts} new ones about names in the text; kind is person, place, has, lost, promised, hurt or dead.`,
    'plan: premise, what the player wants, up to five open threads, number of the nearest ending or 0.',
    ...(remark ? [`Your last answer was not usable. ${remark}`] : []),
    `Answer with JSON alone: ${FORM}`,
  ].join('\n')
}
