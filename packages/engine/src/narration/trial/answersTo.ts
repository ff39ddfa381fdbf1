import { openGraph, applyPlayRules, type StoryStructure } from '@kathasagar/story'
import type { DraftStructure } from '@kathasagar/story/schema'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import { beginStory } from '../../turn/apply.ts'
import { playTurn, rulesOf } from '../../turn/playTurn.ts'
import { NO_LORE } from '../../understanding/lore.ts'
import { isAside } from '../../world/ruling.ts'
import { narrate } from '../narrate.ts'
import { typicalInputs } from './typicalInputs.ts'

interface TrialAnswer {
  words: string
  kind: 'choice' | 'reply' | 'scene' | 'asked' | 'nothing'
  told: string
}

/** A scene in which to try typical inputs. */
export interface TrialRequest {
  structure: DraftStructure
  node: string
  language: StoryLanguage
  game_config: Parameters<typeof rulesOf>[0] & NonNullable<Parameters<typeof applyPlayRules>[1]>
}

const XP = 1_000_000

/** Plays each typical input as the first turn in a scene. Returns null if free text is disabled. */
export function answersTo(request: TrialRequest): TrialAnswer[] | null {
  const { structure, node, language, game_config } = request
  const whole = openGraph(applyPlayRules(structure as StoryStructure, game_config))
  if (!whole.has(node) || whole.isEnding(node) || whole.program !== null) return null
  const graph = { ...whole, start: node }
  const { state } = beginStory(graph, { xp: XP, seed: 1 })
  const by = { language, manner: 'kathakar' } as const
  const start = { graph, state, ruling: { kind: 'start' }, action: null, recent: [] } as const
  const recent = [narrate({ ...start, ...by }).narrative]
  const place = { graph, state, lore: NO_LORE, ...rulesOf(game_config) }

  return typicalInputs(structure, node, language).map((words): TrialAnswer => {
    const turn = playTurn(place, { type: 'custom_action', text: words }, (begun) =>
      narrate({ ...begun, ...by, recent }),
    )
    if ('code' in turn) return { words, kind: 'nothing', told: '' }
    if (isAside(turn)) {
      const asked = turn.aside === 'ask' ? turn.choices.join(' / ') : ''
      return { words, kind: asked ? 'asked' : 'nothing', told: asked }
    }
    const { ruling, telling } = turn
    if (ruling.kind === 'advance') {
      const told = graph.node(node).choices[ruling.choice]?.text ?? ''
      return { words, kind: 'choice', told }
    }
    const isReply = ['reaction', 'topic', 'locked'].includes(ruling.kind)
    const kind = telling.isUnanswered ? 'nothing' : isReply ? 'reply' : 'scene'
    return { words, kind, told: telling.narrative || (telling.setup ?? '') }
  })
}
