import { answerOf, setFacts, type StoryGraph, tokenize } from '@kathasagar/story'

import { factOfDetail, shortFact } from './details.ts'
import { worldOf } from '../world/playWorld.ts'
import type { Action, Ruling } from '../world/ruling.ts'
import type { TurnState } from '../world/turnState.ts'
import { aboutOf, readFacts, remember, type Fact } from '../world/fact.ts'
import { factsIn, type StatedFact } from './factsIn.ts'
import { isOnlyQuestion } from '../text/question.ts'

interface Deed {
  graph: StoryGraph
  state: TurnState
  action: Action
  ruling: Ruling
}

/** Returns the facts of a turn, in the words of the player or the author. */
export function factsOf({ graph, state, action, ruling }: Deed): readonly Fact[] {
  const at = { graph, node: state.node }
  const isUnquotable = ruling.kind === 'detour' && ruling.isUnquotable
  const said = action.type === 'custom_action' && !isUnquotable ? action.text : null
  const written = authored(graph, state, ruling)
  // The author wrote no actions for generated scenes.
  const isDone = ruling.kind !== 'improvise' && written.some(({ kind }) => kind === 'did')
  const spoken = said === null ? [] : factsIn(at, said, { isDone })
  const taken =
    said === null && ruling.kind === 'advance' && !ruling.failed && ruling.by === 'choice'
  const chosen = taken
    ? written.flatMap(({ what }) => factsIn(at, what, { isDone: true, isAuthors: true }))
    : []
  const own = said === null || spoken.length > 0 ? null : ownFact(said, ruling)
  const claimed: StatedFact[] = own === null ? [] : [{ kind: 'said', what: own }]
  return [...spoken, ...chosen, ...claimed, ...written].map((told) => ({
    ...told,
    turn: state.turn + 1,
    times: 1,
  }))
}

/** Returns the facts in the text of the selected choice, reaction or topic. */
function authored(graph: StoryGraph, { node }: TurnState, ruling: Ruling): readonly StatedFact[] {
  switch (ruling.kind) {
    case 'advance': {
      if (ruling.by === 'continue' || ruling.failed) return []
      return deed(graph.node(node).choices[ruling.choice]?.text)
    }
    case 'reaction': {
      const answer = answerOf(graph, ruling.answer)
      // A reaction without `deeds` answers speech, not an action.
      return deed(answer && 'deeds' in answer && answer.deeds?.length ? answer.to?.[0] : undefined)
    }
    case 'topic': {
      const answer = ruling.answer && answerOf(graph, ruling.answer)
      if (!answer) return []
      const what = shortFact(answer.about?.[0] ?? '')
      const { name } = graph.cast[ruling.person] ?? {}
      return [{ kind: 'asked', who: ruling.person, ...(name ? { name } : {}), what }]
    }
    case 'linger':
      return [{ kind: 'saw', what: factOfDetail(graph, node, ruling.detail) }]
    case 'improvise':
      return ruling.facts
    default:
      return []
  }
}

const deed = (text: string | undefined): StatedFact[] =>
  text?.trim() ? [{ kind: 'did', what: shortFact(text) }] : []

export function withFacts(deed: Deed): TurnState {
  const { graph, state } = deed
  const fresh = factsOf(deed)
  if (fresh.length === 0) return state
  const facts = remember(readFacts(state.facts), fresh)
  const world = worldOf(graph, state)
  if (world === null || graph.declared === null) return { ...state, facts }
  const here = graph.node(state.node).people ?? []
  // Absent people cannot hear words or receive gifts.
  const heard = fresh
    .filter(({ who, kind }) => kind === 'is_called' || (who !== undefined && here.includes(who)))
    .map((fact) => ({ kind: fact.kind, what: fact.what, about: aboutOf(fact) }))
  const at = { turn: state.turn + 1, isSo: true }
  return { ...state, facts, world: setFacts(graph.declared, world, heard, at) }
}

const WORDS_LEAST = 3

const OF_ONESELF =
  /(?<![\p{L}\p{M}])(?:my|mine|i['’]?m|i am|i was|i have|i['’]?ve|i had|i never|i always|mera|meri|mere|main hoon|मेरा|मेरी|मेरे|मैं|माझा|माझी|माझे|माझ्या|मी|আমার|আমি|என்|எனது|என்னுடைய|நான்|నా|నేను|నాకు|મારો|મારી|મારું|મારા|હું|ನಾನು|ನನ್ನ|ನನಗೆ|ഞാൻ|എന്റെ|എനിക്ക്|میں|میرا|میری|میرے)(?![\p{L}\p{M}])/iu

const isTheChoice = ({ kind }: Ruling) =>
  kind === 'advance' || kind === 'immerse' || kind === 'rejoin'

/** Returns the player's words as a fact. Null for questions, short input and choices. */
export function ownFact(words: string, ruling: Ruling): string | null {
  if (tokenize(words).length < WORDS_LEAST || isOnlyQuestion(words)) return null
  if (isTheChoice(ruling) && !OF_ONESELF.test(words)) return null
  return shortFact(words)
}
