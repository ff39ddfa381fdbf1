import type { FactKind } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { isStillTrue, nameOf } from '../understanding/known/recallPast.ts'
import type {
  PastTurn,
  PromptManifest,
  StoryCanon,
  NarrationRequest,
} from '../narration/narration.ts'
import { fitBlocks, type Block, type FittedBlock } from './blocks.ts'
import { authorsNote, voiceText } from './voiceText.ts'
import { canonText, castText } from './canon.ts'
import { chooseFacts, factsForPrompt } from './facts.ts'
import { currentSceneText } from './currentSceneText.ts'
import { loreText } from './loreText.ts'
import type { Hidden } from './hiddenWords.ts'
import { frameText, openFactsText, planText, secretsOf } from './openText.ts'
import { historyOf, withoutReplies, type PromptTurn } from './history.ts'
import { actionText, nextText, positionText, rulingText } from './rulingText.ts'
import { rulesText, systemText } from './systemText.ts'
import { worldOf } from '../world/playWorld.ts'
import type { Fact } from '../world/fact.ts'

export interface Prompt {
  /** Constant from the third scene on, so that providers can cache it. */
  stable: string
  /** Earlier messages, starting with the player's. The first ones rarely change, for caching. */
  turns: readonly PromptTurn[]
  /** Scene and state. `changing` starts with this text. */
  place: string
  changing: string
  manifest: PromptManifest
}

/** Maximum fraction of the token budget per block. The history uses the rest. */
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
  open_facts: 0.05,
  summary: 0.12,
  open_summary: 0.02,
} as const
/** Tokens of the tags around a block. */
const FENCE_ROOM = 8
const ALWAYS = Number.MAX_SAFE_INTEGER

const NO_CANON: StoryCanon = {
  title: '',
  description: '',
  prompt: '',
  guidance: '',
  rating: 'everyone',
}

/** Returns the facts as lines. Statements of the player are marked as unverified. */
const factsOf = ({ graph, state }: NarrationRequest, past: readonly PastTurn[]): string[] =>
  factsForPrompt(state, past)
    .filter((fact) => isStillTrue({ graph, state, world: worldOf(graph, state) }, fact))
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

const quoted = (
  name: string,
  label: string,
  text: string,
  size: Pick<Block, 'floor' | 'cap' | 'yields'>,
): Block => ({ name, label, text, keep: 'head', ...size })

const optionsOf = (request: NarrationRequest) => {
  const { canon = NO_CANON, manner, style, language, mark = '', graph } = request
  return {
    manner,
    style,
    language,
    mark,
    rating: canon.rating,
    isOpen: graph.open !== null,
  }
}

/** Returns texts that players must not see, and scene texts, whose parts may always be shown. */
export function hiddenIn(request: NarrationRequest): Hidden {
  const { canon = NO_CANON, mark = '', graph } = request
  const scenes = graph.names.map((name) => graph.node(name).text)
  return {
    mark,
    texts: [
      rulesText(optionsOf(request)),
      canon.guidance,
      ...(graph.open ? secretsOf(graph.open) : []),
    ],
    open: [canon.title, canon.description, ...scenes],
  }
}

type Share = (part: keyof typeof SHARE) => number

function stableBlocks(request: NarrationRequest, share: Share) {
  const { canon = NO_CANON, mark = '', graph } = request
  const rules = [
    whole('system', systemText(optionsOf(request))),
    quoted('canon', 'author_canon', canonText(canon, mark, graph.open), {
      floor: 150,
      cap: share('canon'),
      yields: 3,
    }),
  ]
  if (graph.open) {
    const size = { floor: 150, cap: share('position'), yields: 3 }
    return [...rules, quoted('frame', 'author_frame', frameText(graph.open), size)]
  }
  return [
    ...rules,
    quoted('cast', 'cast', castText(graph, share('cast') - FENCE_ROOM), {
      floor: 0,
      cap: share('cast'),
      yields: 5,
    }),
    quoted('voice', 'voice', voiceText(request), { floor: 0, cap: share('voice'), yields: 5 }),
  ]
}

/** Returns the earlier narration of a regenerated turn. For a continuation, its end is enough. */
function toldBefore({ retold }: NarrationRequest, share: Share): Block[] {
  if (!retold) return []
  const size = { floor: 150, cap: share('told_before'), yields: 3 }
  return [{ ...quoted('told_before', 'told_before', retold.told, size), keep: 'tail' }]
}

/** Returns the blocks of a turn in an open story. The current scene is the newest turn of the history. */
function openBlocks(request: NarrationRequest, share: Share) {
  const size = { floor: 100, cap: share('facts'), yields: 4 }
  const facts = openFactsText(request, share('open_facts') - FENCE_ROOM)
  return [
    quoted('plan', 'plan', planText(request), size),
    quoted('facts', 'facts', facts, { ...size, floor: ALWAYS, cap: ALWAYS }),
    whole('ruling', rulingText(request)),
    quoted('action', 'player_words', actionText(request), { floor: 300, cap: ALWAYS, yields: 1 }),
  ]
}

function turnBlocks(request: NarrationRequest, facts: readonly string[], share: Share) {
  const { canon = NO_CANON, state } = request
  if (request.graph.open) return openBlocks(request, share)
  return [
    quoted('position', 'scene', positionText(request), {
      floor: 200,
      cap: share('position'),
      yields: 2,
    }),
    quoted('here', 'here', currentSceneText(request), { floor: 0, cap: share('here'), yields: 4 }),
    quoted('lore', 'lore', loreText(request, share('lore') - FENCE_ROOM), {
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

/** Number of leading blocks that describe the position and the surroundings. */
const PLACE_BLOCKS = 2

const tokensOf = (sizes: readonly { tokens: number }[]) =>
  sizes.reduce((sum, { tokens }) => sum + tokens, 0)

const textOf = (blocks: readonly FittedBlock[]) =>
  blocks
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n\n')

/**
 * Tokens reserved for the blocks of a turn: a fraction of the free tokens, up to `most`. The fixed
 * size keeps the start of the history stable.
 */
const TURN = { share: 0.4, most: 3000 } as const
/** Smaller for open stories, whose prompts contain no scene and no next choices. */
const OPEN_TURN = { share: 0.32, most: 1000 } as const

const usualRoom = (left: number, turn: { share: number; most: number }): number =>
  Math.max(0, left - Math.min(Math.ceil(left * turn.share), turn.most))

/**
 * Assembles a prompt within a token budget, stable blocks first. The same turn gives the same prompt.
 */
export function assemblePrompt(request: NarrationRequest, budget: number): Prompt {
  const { action, language } = request
  const past = (request.past ?? []).map((turn) => withoutReplies(turn, language))
  const share: Share = (part) => Math.floor(budget * SHARE[part])
  const asked = action?.type === 'custom_action' ? action.text : ''
  const known = chooseFacts(factsOf(request, past), asked, share('facts'))

  const head = stableBlocks(request, share)
  const fitted = fitBlocks([...head, ...turnBlocks(request, known.told, share)], budget)
  const [before, after] = [fitted.slice(0, head.length), fitted.slice(head.length)]
  const history = historyOf(past, {
    usual: usualRoom(budget - tokensOf(before), request.graph.open ? OPEN_TURN : TURN),
    now: Math.max(0, budget - tokensOf(fitted)),
    summary: share(request.graph.open ? 'open_summary' : 'summary'),
  })
  const sizes = [...before, ...history.sizes, ...after]
  const place = [history.unanswered, textOf(after.slice(0, PLACE_BLOCKS))]
    .filter(Boolean)
    .join('\n\n')
  return {
    stable: textOf(before),
    turns: history.turns,
    place,
    changing: [place, textOf(after.slice(PLACE_BLOCKS))].filter(Boolean).join('\n\n'),
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

/** Returns a line such as "The player promised Kunti: to be back before dark (turn 7)". */
function factLine(graph: StoryGraph, fact: Fact): string {
  const { kind, what, turn, times } = fact
  const name = nameOf(graph, fact)
  const said = `The player ${DONE[kind]}${name === '' ? '' : ` ${name}`}${what === '' ? '' : `: ${what}`}`
  const often = times > 1 ? `, ${times} times` : ''
  return turn === 0 ? said : `${said} (turn ${turn}${often})`
}
