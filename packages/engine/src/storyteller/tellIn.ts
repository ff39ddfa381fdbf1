import { choicesAt } from '@kathasagar/story'

import { detailsOf } from '../memory/details.ts'
import { offersIn, playWorld, sceneNow, worldOf } from '../state/playWorld.ts'
import type { Ruling } from '../ruling/ruling.ts'
import { targetOf } from '../ruling/ruling.ts'
import type { OfferedPath } from '../turn/turnState.ts'
import { describeDetail, lookAround, type Standpoint } from './surroundings.ts'
import { duePressure } from './duePressure.ts'
import { pieceOfScene } from './pieceOfScene.ts'
import { enterScene, tellAdvance } from './tellAdvance.ts'
import { tellAnswer } from './tellAnswer.ts'
import { tellRecalled } from './tellPast.ts'
import { tellDetour, hintLine } from './tellDetour.ts'
import type { Telling, TellRequest } from './telling.ts'
import type { LanguagePack } from './languagePack.ts'
import { linesAt } from './linesAt.ts'
import { openVoice } from './voice.ts'

/**
 * The built-in storyteller in one language: the author's text, and around it the manner's own lines. It
 * asks no model and no network. The same request gives the same answer, and no recent answer again.
 */
export function tellIn(pack: LanguagePack, request: TellRequest): Telling {
  const { graph, state, ruling, action, language, manner, recent } = request
  const at: Standpoint = {
    graph,
    state,
    pack,
    voice: openVoice(linesAt(pack, manner, request), state.seed, recent),
  }
  /** The long-winded see more. */
  const breadth = manner === 'vyasa' ? 2 : 1

  switch (ruling.kind) {
    case 'start':
      return told(at, ruling, [at.voice.line('start'), ...enterStart(at)])
    case 'advance':
      return told(at, ruling, [tellAdvance(at, ruling), ...tellRecalled(at, ruling)])
    case 'detour':
      return told(at, ruling, tellDetour(at, ruling))
    case 'improvise':
      return told(at, ruling, [ruling.text])
    case 'rejoin':
      return told(at, ruling, enterScene(at, state.node, sceneNow(graph, state)))
    case 'linger':
      return told(at, ruling, tellLinger(at, ruling))
    case 'locked':
      return told(
        at,
        ruling,
        isFull(at, ruling) ? [pack.fullHands[language] ?? ''] : tellAnswer(at, ruling, action),
      )
    case 'reaction':
    case 'topic':
      return told(at, ruling, [...tellAnswer(at, ruling, action), ...tellRecalled(at, ruling)])
    case 'immerse':
      return tellImmersion(at, ruling, breadth)
    case 'show':
      return unmoved(
        at,
        [at.voice.line('show'), ...lookAround(at, breadth)].filter(Boolean).join(' ') ||
          pieceOfScene(at),
      )
  }
}

/** Whether a choice is closed because there is no room for what it takes. */
const isFull = ({ graph, state }: Standpoint, { choice }: Ruling & { kind: 'locked' }): boolean =>
  choicesAt(graph, worldOf(graph, state), state.node).full.includes(choice)

function enterStart(at: Standpoint): string[] {
  const { scene } = playWorld(at.graph, at.state, { kind: 'start' })
  return enterScene({ ...at, state: { ...at.state, visited: [] } }, at.state.node, scene)
}

/** With the choices that are open once the ruling has had its way. */
function told(
  { graph, state }: Standpoint,
  ruling: TellRequest['ruling'],
  paragraphs: readonly string[],
): Telling {
  const { world } = playWorld(graph, state, ruling)
  const node = targetOf(ruling) ?? state.node
  const choices = offersIn(graph, world, node).map(({ text }) => text)
  return { narrative: paragraphs.filter(Boolean).join('\n\n'), setup: null, choices }
}

function unmoved({ state }: Standpoint, narrative: string): Telling {
  return { narrative, setup: null, choices: state.offers.map((offer) => offer.text) }
}

function tellLinger(
  at: Standpoint,
  { detail, pressure, toward }: Ruling & { kind: 'linger' },
): string[] {
  const seen = detailsOf(at.graph, at.state.node)[detail]
  const shown =
    seen === undefined || seen.kind === 'common'
      ? at.voice.oneOf(at.pack.scenery.common[seen?.what ?? 'light']) || pieceOfScene(at)
      : describeDetail(at, seen.text)
  return [
    `${at.voice.line('linger')} ${shown}`.trim(),
    ...(pressure === 'none' ? [] : [duePressure(at) ?? '', hintLine(at, toward)]),
  ]
}

function tellImmersion(
  at: Standpoint,
  ruling: Ruling & { kind: 'immerse' },
  breadth: number,
): Telling {
  const narrative = at.voice.line('immerse')
  const { answer } = playWorld(at.graph, at.state, ruling)
  const fork = at.voice.line('fork')
  const around = answer === null ? lookAround(at, breadth + 1) : []
  const seen = answer ?? (around.join(' ') || pieceOfScene(at))
  const setup = [seen, fork].filter(Boolean).join(answer === null ? ' ' : '\n\n')
  return { narrative, setup, choices: ruling.paths.map((path) => offerText(at, path)) }
}

function offerText({ graph, state, pack }: Standpoint, path: OfferedPath): string {
  if (path.kind === 'choice') return graph.node(state.node).choices[path.index]?.text ?? ''
  const detail = detailsOf(graph, state.node)[path.detail]
  if (detail?.kind === 'authored') return pack.clauses.lookAt(detail.text)
  return pack.scenery.commonOffer[detail?.what ?? 'light']
}
