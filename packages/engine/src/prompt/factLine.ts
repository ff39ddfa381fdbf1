import type { FactKind } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { nameOf } from '../memory/answerPast.ts'
import type { Fact } from '../memory/fact.ts'

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
export function factLine(graph: StoryGraph, fact: Fact): string {
  const { kind, what, turn, times } = fact
  const name = nameOf(graph, fact)
  const said = `The player ${DONE[kind]}${name === '' ? '' : ` ${name}`}${what === '' ? '' : `: ${what}`}`
  const often = times > 1 ? `, ${times} times` : ''
  return turn === 0 ? said : `${said} (turn ${turn}${often})`
}
