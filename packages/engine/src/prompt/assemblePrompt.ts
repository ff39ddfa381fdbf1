import type { FactKind } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { isStillSo } from '../memory/hadNow.ts'
import type { TellRequest } from '../storyteller/telling.ts'
import { fitBlocks, type Block, type FittedBlock } from './blocks.ts'
import { authorsNote } from './authorsNote.ts'
import { canonText, castText, type StoryCanon } from './canon.ts'
import { chooseFacts, factsTold } from './facts.ts'
import { hereText } from './hereText.ts'
import { loreText } from './loreText.ts'
import type { Hidden } from './hiddenWords.ts'
import { historyOf, type PastTurn, type PromptTurn } from './history.ts'
import { actionText, nextText, positionText, rulingText } from './rulingText.ts'
import { systemText } from './systemText.ts'
import { voiceText } from './voiceText.ts'
import { nameOf } from '../memory/answerPast.ts'
import type { Fact } from '../memory/fact.ts'

/** Which blocks a prompt was made of and what found no room; not a word of theirs. */
export interface PromptManifest {
  /** Tokens that there was room for. */
  budget: number
  tokens: number
  blocks: readonly { name: string; tokens: number; left_out: number }[]
  turns_whole: number
  turns_summed: number
  /** Tokens that further turns find before older ones leave. */
  history_left: number
  facts_told: number
  facts_left_out: number
}

export interface Prompt {
  /** System, canon, cast, voice: the same for a whole session from its third scene on. */
  stable: string
  /**
   * What was said and told before: player and storyteller by turns, the player first. It grows at
   * its end and begins elsewhere only now and then, so that providers can keep it.
   */
  turns: readonly PromptTurn[]
  changing: string
  manifest: PromptManifest
}

/** Parts of the budget; what no other block takes is the history's. */
const SHARE = {
  canon: 0.2,
  cast: 0.06,
  voice: 0.06,
  position: 0.25,
  here: 0.1,
  lore: 0.08,
  note: 0.02,
  next: 0.06,
  told_before: 0.12,
  facts: 0.12,
  summary: 0.12,
} as const
/** Tokens of the marks around a block. */
const FENCE_ROOM = 8
const ALWAYS = Number.MAX_SAFE_INTEGER

const NO_CANON: StoryCanon = {
  title: '',
  description: '',
  prompt: '',
  guidance: '',
  rating: 'everyone',
}

/** What is known of the way, in lines of our own: what the player said is told as said, and not as true. */
const factsOf = ({ graph, state }: TellRequest, past: readonly PastTurn[]): string[] =>
  factsTold(state, past)
    .filter((fact) => isStillSo({ graph, state }, fact))
    .map((fact) => factLine(graph, fact))

const whole = (name: string, text: string): Block => ({
  name,
  text,
  label: null,
  floor: ALWAYS,
  cap: ALWAYS,
  keep: 'head',
  yields: 0,
})

/** A block of others' words: what finds no room is cut at its end. */
const quoted = (
  name: string,
  label: string,
  text: string,
  size: Pick<Block, 'floor' | 'cap' | 'yields'>,
): Block => ({ name, label, text, keep: 'head', ...size })

const rulesOf = ({ canon = NO_CANON, manner, style, language, mark = '' }: TellRequest) =>
  systemText({ manner, style, language, mark, rating: canon.rating })

/** What a prompt holds that no player may read; scenes may say what guidance says too. */
export function hiddenIn(request: TellRequest): Hidden {
  const { canon = NO_CANON, mark = '', graph } = request
  const scenes = graph.names.map((name) => graph.node(name).text)
  return {
    mark,
    texts: [rulesOf(request), canon.guidance],
    open: [canon.title, canon.description, ...scenes],
  }
}

type Share = (part: keyof typeof SHARE) => number

const castRoom = (share: Share) => share('cast') - FENCE_ROOM
const loreRooms = (share: Share) => ({
  room: share('lore') - FENCE_ROOM,
  castRoom: castRoom(share),
})

/** System, canon, cast, voice: nothing in them changes once the player has seen three scenes. */
function stableBlocks(request: TellRequest, share: Share) {
  const { canon = NO_CANON, mark = '', graph } = request
  return [
    whole('system', rulesOf(request)),
    quoted('canon', 'author_canon', canonText(canon, mark), {
      floor: 150,
      cap: share('canon'),
      yields: 3,
    }),
    quoted('cast', 'cast', castText(graph, castRoom(share)), {
      floor: 0,
      cap: share('cast'),
      yields: 5,
    }),
    quoted('voice', 'voice', voiceText(request), { floor: 0, cap: share('voice'), yields: 5 }),
  ]
}

/** What was told of the turn before; whoever goes on from it needs its end. */
function toldBefore({ retold }: TellRequest, share: Share): Block[] {
  if (!retold) return []
  const size = { floor: 150, cap: share('told_before'), yields: 3 }
  return [{ ...quoted('told_before', 'told_before', retold.told, size), keep: 'tail' }]
}

function turnBlocks(request: TellRequest, facts: readonly string[], share: Share) {
  const { canon = NO_CANON, state } = request
  return [
    quoted('position', 'scene', positionText(request), {
      floor: 200,
      cap: share('position'),
      yields: 2,
    }),
    quoted('here', 'here', hereText(request), { floor: 0, cap: share('here'), yields: 4 }),
    quoted('lore', 'lore', loreText(request, loreRooms(share)), {
      floor: 0,
      cap: share('lore'),
      yields: 5,
    }),
    quoted('facts', 'facts', facts.map((fact) => `- ${fact}`).join('\n'), {
      floor: ALWAYS,
      cap: ALWAYS,
      yields: 0,
    }),
    quoted('note', 'authors_note', authorsNote(canon, state.turn), {
      floor: 0,
      cap: share('note'),
      yields: 5,
    }),
    ...toldBefore(request, share),
    whole('ruling', rulingText(request)),
    quoted('next', 'next_choices', nextText(request), { floor: 0, cap: share('next'), yields: 3 }),
    quoted('action', 'player_words', actionText(request), { floor: 300, cap: ALWAYS, yields: 1 }),
  ]
}

const tokensOf = (sizes: readonly { tokens: number }[]) =>
  sizes.reduce((sum, { tokens }) => sum + tokens, 0)

const textOf = (blocks: readonly FittedBlock[]) =>
  blocks
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n\n')

/**
 * Of what the head leaves, so much is not the history's even where a turn needs less: what it is
 * about differs from turn to turn, and where the history begins must not.
 */
const TURN = { share: 0.4, most: 3000 } as const

const usualRoom = (left: number): number =>
  Math.max(0, left - Math.min(Math.ceil(left * TURN.share), TURN.most))

/**
 * Puts a prompt together within a budget of tokens, what stays the same first, so that providers
 * can keep it between turns. Pure: the same turn gives the same prompt.
 */
export function assemblePrompt(request: TellRequest, budget: number): Prompt {
  const { past = [], action } = request
  const share: Share = (part) => Math.floor(budget * SHARE[part])
  const asked = action?.type === 'custom_action' ? action.text : ''
  const known = chooseFacts(factsOf(request, past), asked, share('facts'))

  const head = stableBlocks(request, share)
  const fitted = fitBlocks([...head, ...turnBlocks(request, known.told, share)], budget)
  const [before, after] = [fitted.slice(0, head.length), fitted.slice(head.length)]
  const history = historyOf(past, {
    usual: usualRoom(budget - tokensOf(before)),
    now: Math.max(0, budget - tokensOf(fitted)),
    summary: share('summary'),
  })
  const sizes = [...before, ...history.sizes, ...after]
  return {
    stable: textOf(before),
    turns: history.turns,
    changing: [history.unanswered, textOf(after)].filter(Boolean).join('\n\n'),
    manifest: {
      budget,
      tokens: tokensOf(sizes),
      blocks: sizes.map(({ name, tokens, left_out }) => ({ name, tokens, left_out })),
      turns_whole: history.whole,
      turns_summed: history.summed,
      history_left: history.left,
      facts_told: known.told.length,
      facts_left_out: known.left_out,
    },
  }
}

const DONE: Readonly<Record<FactKind, string>> = {
  told: 'told',
  promised: 'promised',
  gave: 'gave',
  hurt: 'hurt',
  asked: 'asked',
  has: 'has',
  is_called: 'says that their name is',
  did: 'did this',
  said: 'said, which need not be true',
  saw: 'saw',
}

/** A fact as a model is told of it: "The player promised Kunti: to be back before dark (turn 7)". */
function factLine(graph: StoryGraph, fact: Fact): string {
  const { kind, what, turn, times } = fact
  const name = nameOf(graph, fact)
  const said = `The player ${DONE[kind]}${name === '' ? '' : ` ${name}`}${what === '' ? '' : `: ${what}`}`
  const often = times > 1 ? `, ${times} times` : ''
  return turn === 0 ? said : `${said} (turn ${turn}${often})`
}
