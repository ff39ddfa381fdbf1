import type { GameSession } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import { openingPlates } from '../../modules/pictures/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import { countToday } from '../../modules/authoring/index.ts'
import { lockUser } from '../../modules/users/index.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { StoredStory } from '../../modules/catalogue/index.ts'
import type { NewTurn, StoredSession } from './ports.ts'
import { NOTHING_TOLD } from './present/presentAction.ts'
import { presentSession } from './present/presentSession.ts'
import { knownBefore } from './state/knowledge.ts'
import { hasPictureIn } from './state/openSession.ts'
import { beginBuiltIn } from './turn/builtInPlay.ts'

/** A story that has a version to play. */
export type PlayableStory = StoredStory & { current_version_id: string }

/** A turn as it is told with its playing. */
const FIRST_TELLING = { variant_of: null, variant_kind: null } as const

/** A play, which is counted, or a test by the code of a preview link, which is not. */
type Kind = { withoutKnown: boolean; preview?: never } | { preview: string }

type NewPlay = Kind & { story: PlayableStory; user: StoredUser }

/** Begins a session of a story in its newest version, for whom that is open to. */
export async function beginSession(ports: Ports, asked: NewPlay): Promise<GameSession | Refusal> {
  const { story, user } = asked
  const whole = await ports.graphs(story.current_version_id, story.game_config)
  const known = await knownTo(ports, whole, asked)
  const beginning = { xp: story.initial_xp, seed: ports.ids.newSeed(), known }
  const begun = await beginBuiltIn(ports, { graph: whole, language: story.language }, beginning)
  if (isRefusal(begun)) return begun
  const turn = firstTurn(ports, { story, user, begun })
  const session: StoredSession = {
    id: turn.session_id,
    user_id: user.id,
    story_id: story.id,
    version_id: story.current_version_id,
    head_turn_id: turn.id,
    is_completed: begun.ending !== null,
    preview_code: asked.preview ?? null,
  }
  return store(ports, session, turn, { asked, graph: begun.graph })
}

/** What the player brings along from earlier plays; a test brings nothing. */
const knownTo = async (
  { store: { repositories } }: Ports,
  graph: StoryGraph,
  { story, user, preview, ...asked }: NewPlay,
): Promise<string[]> =>
  preview !== undefined || ('withoutKnown' in asked && asked.withoutKnown)
    ? []
    : knownBefore(repositories, graph, { userId: user.id, storyId: story.id })

interface Opening {
  story: PlayableStory
  user: StoredUser
  begun: Exclude<Awaited<ReturnType<typeof beginBuiltIn>>, Refusal>
}

function firstTurn({ ids }: Ports, { story, user, begun }: Opening): NewTurn {
  const { graph, state, telling } = begun
  return {
    id: ids.newId(),
    user_id: user.id,
    session_id: ids.newId(),
    parent_id: null,
    number: 0,
    action: { type: 'story_start', user_input: null, selected_choice: null },
    answer: {
      ...NOTHING_TOLD,
      ...openingPlates([graph, state.node, null], story.current_version_id),
      narrative: telling.narrative,
      choices: state.offers.map((offer) => offer.text),
    },
    model_used: telling.model_used,
    state,
    credits: 0,
    xp_gained: 0,
    note: null,
    prompt: null,
    ...FIRST_TELLING,
  }
}

/** Counts a play, unless it is the author's own. */
async function countBegun(
  { clock }: Ports,
  { sessions, db }: Repositories,
  { story, user, preview }: NewPlay,
) {
  if (preview !== undefined) return
  const played = { storyId: story.id, userId: user.id }
  await sessions.countBegun(played)
  await countToday(db, 'plays', { ...played, now: clock.now() })
}

/** Of a story that its author has deleted meanwhile. */
const notThere = ({ preview }: NewPlay) =>
  preview === undefined ? 'story_not_found' : 'preview_not_found'

interface Begun {
  asked: NewPlay
  graph: StoryGraph
}

/** Writes a session with its first turn, and gives it the XP that the story begins with. */
async function store(
  ports: Ports,
  session: StoredSession,
  newTurn: NewTurn,
  { asked, graph }: Begun,
): Promise<GameSession | Refusal> {
  const { story, user } = asked
  const drawn = await ports.store.repositories.pictures.listDrawn(session)
  const hasPicture = hasPictureIn(graph, newTurn.state.node, { session, drawn })
  return ports.store.transaction(async (repositories) => {
    const { sessions, turns, ledger, db } = repositories
    // An account may just have taken the guest in.
    if (user.is_guest && !(await lockUser(db, user.id))) return { code: 'session_expired' }
    if (!(await sessions.insertSession(session))) return { code: notThere(asked) }
    const turn = { ...(await turns.insertTurn(newTurn)), variant_ids: [] }
    if (session.is_completed) {
      const { node } = newTurn.state
      const { user_id, session_id } = turn
      const at = { node, reached_at: ports.clock.now() }
      await sessions.keepEnding({ user_id, session_id, turn_id: turn.id, ...at })
    }
    const payer = { userId: session.user_id, sessionId: session.id }
    await ledger.openXp(payer, story.initial_xp)
    const credits = await ledger.balanceOf(session.user_id)
    await countBegun(ports, repositories, asked)
    return presentSession({
      story,
      preview_code: session.preview_code,
      graph,
      head: turn,
      recent: [turn],
      xpWon: 0,
      hasPicture,
      credits,
      runningKey: null,
    })
  })
}
