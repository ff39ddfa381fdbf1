import type { TellRequest } from '../storyteller/telling.ts'
import { fitBlocks, type Block, type FittedBlock } from './blocks.ts'
import { canonText, castText, type StoryCanon } from './canon.ts'
import { readFacts, heldFacts, type Fact } from '../memory/fact.ts'
import { factLine } from './factLine.ts'
import { chooseFacts } from './facts.ts'
import { hereText } from './hereText.ts'
import { loreText } from './loreText.ts'
import type { Hidden } from './hiddenWords.ts'
import { historyOf, type PastTurn } from './history.ts'
import { actionText, nextText, positionText, rulingText } from './rulingText.ts'
import { systemText } from './systemText.ts'

/** Which blocks a prompt was made of and what found no room; not a word of theirs. */
export interface PromptManifest {
  /** Tokens that there was room for. */
  budget: number
  tokens: number
  blocks: readonly { name: string; tokens: number; left_out: number }[]
  turns_whole: number
  turns_summed: number
  facts_told: number
  facts_left_out: number
}

export interface Prompt {
  /** The same for a whole session: system, canon, cast. */
  stable: string
  /** History first, then what is new with each turn. */
  changing: string
  manifest: PromptManifest
}

/** Parts of the budget; what no other block takes is the history's. */
const SHARE = {
  canon: 0.2,
  cast: 0.06,
  position: 0.25,
  here: 0.1,
  lore: 0.08,
  next: 0.06,
  told_before: 0.12,
  facts: 0.12,
  summary: 0.12,
} as const
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
  [
    ...past.flatMap(({ note }) => note?.facts ?? (note?.fact ? [oldFact(note.fact)] : [])),
    ...heldFacts(readFacts(state.facts)),
  ].map((fact) => factLine(graph, fact))

/** A note from before facts had kinds. */
const oldFact = (what: string): Fact => ({ kind: 'said', what, turn: 0, times: 1 })

/** A block of our own words, which is never cut. */
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

const rulesOf = ({ canon = NO_CANON, manner, language, mark = '' }: TellRequest) =>
  systemText({ manner, language, mark, rating: canon.rating })

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

/** System, canon, cast: nothing in them changes during a session. */
function stableBlocks(request: TellRequest, share: Share) {
  const { canon = NO_CANON, mark = '', graph } = request
  return [
    whole('system', rulesOf(request)),
    quoted('canon', 'author_canon', canonText(canon, mark), {
      floor: 150,
      cap: share('canon'),
      yields: 3,
    }),
    quoted('cast', 'cast', castText(graph), { floor: 0, cap: share('cast'), yields: 5 }),
  ]
}

/** What was told of the turn before; whoever goes on from it needs its end. */
function toldBefore({ retold }: TellRequest, share: Share): Block[] {
  if (!retold) return []
  const size = { floor: 150, cap: share('told_before'), yields: 3 }
  return [{ ...quoted('told_before', 'told_before', retold.told, size), keep: 'tail' }]
}

/** What this turn is about. `facts` have been chosen to fit. */
function turnBlocks(request: TellRequest, facts: readonly string[], share: Share) {
  return [
    quoted('position', 'scene', positionText(request), {
      floor: 200,
      cap: share('position'),
      yields: 2,
    }),
    quoted('here', 'here', hereText(request), { floor: 0, cap: share('here'), yields: 4 }),
    quoted('lore', 'lore', loreText(request), { floor: 0, cap: share('lore'), yields: 5 }),
    quoted('facts', 'facts', facts.map((fact) => `- ${fact}`).join('\n'), {
      floor: ALWAYS,
      cap: ALWAYS,
      yields: 0,
    }),
    ...toldBefore(request, share),
    whole('ruling', rulingText(request)),
    quoted('next', 'next_choices', nextText(request), { floor: 0, cap: share('next'), yields: 3 }),
    quoted('action', 'player_words', actionText(request), { floor: 300, cap: ALWAYS, yields: 1 }),
  ]
}

const tokensOf = (blocks: readonly FittedBlock[]) =>
  blocks.reduce((sum, { tokens }) => sum + tokens, 0)

const textOf = (blocks: readonly FittedBlock[]) =>
  blocks
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n\n')

/**
 * Puts a prompt together within a budget of tokens, what stays the same first, so that providers
 * can keep it between turns. Pure: the same turn gives the same prompt.
 */
export function assemblePrompt(request: TellRequest, budget: number): Prompt {
  const { past = [], action } = request
  const share: Share = (part) => Math.floor(budget * SHARE[part])
  const asked = action?.type === 'custom_action' ? action.text : ''
  const known = chooseFacts(factsOf(request, past), asked, share('facts'))

  const before = stableBlocks(request, share)
  const after = turnBlocks(request, known.told, share)
  const room = budget - tokensOf(fitBlocks([...before, ...after], budget))
  const history = historyOf(past, Math.max(0, room), share('summary'))
  const fitted = fitBlocks([...before, ...history.blocks, ...after], budget)
  return {
    stable: textOf(fitted.slice(0, before.length)),
    changing: textOf(fitted.slice(before.length)),
    manifest: {
      budget,
      tokens: tokensOf(fitted),
      blocks: fitted.map(({ name, tokens, left_out }) => ({ name, tokens, left_out })),
      turns_whole: history.whole,
      turns_summed: history.summed,
      facts_told: known.told.length,
      facts_left_out: known.left_out,
    },
  }
}
