import type { GameSession } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import { openingPlates } from '../images/plateAt.ts'
import { dayOf } from '../../domain/day.ts'
import type { StoredUser } from '../auth/ports.ts'
import { canPlayMature, canPlayPremium, canSeeStory } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { figuresOf, type Beginning } from '../stories/figures/beginning.ts'
import type { StoredStory } from '../stories/ports.ts'
import type { NewTurn, StoredSession } from './ports.ts'
import { NOTHING_TOLD } from './present/presentAction.ts'
import { presentSession } from './present/presentSession.ts'
import { needsAccount } from './needsAccount.ts'
import { knownBefore } from './state/knowledge.ts'
import { hasPictureIn } from './state/openSession.ts'
import { beginBuiltIn } from './turn/builtInPlay.ts'

type PlayableStory = StoredStory & { current_version_id: string }

async function findPlayable(
  { store }: Ports,
  storyId: string,
  user: StoredUser,
): Promise<PlayableStory | Refusal> {
  const story = await store.repositories.stories.findStory(storyId)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (await needsAccount(store, story, user)) return { code: 'account_required' }
  if (!canPlayMature(story, user)) return { code: 'adults_only' }
  if (!canPlayPremium(story, user)) return { code: 'premium_required' }
  const { current_version_id } = story
  if (current_version_id === null) return { code: 'story_not_found' }
  return { ...story, current_version_id }
}

/** A turn as it is told with its playing. */
const FIRST_TELLING = { variant_of: null, variant_kind: null } as const

interface NewSession {
  storyId: string
  user: StoredUser
  beginning: Beginning
  /** The player begins as if for the first time. */
  withoutKnown?: boolean
}

/** Begins a story anew; earlier sessions of it are kept as they are. */
export async function createSession(
  ports: Ports,
  { storyId, user, beginning: how, withoutKnown = false }: NewSession,
): Promise<GameSession | Refusal> {
  const story = await findPlayable(ports, storyId, user)
  if (isRefusal(story)) return story

  const whole = await ports.graphs(story.current_version_id, story.game_config)
  const known = withoutKnown
    ? []
    : await knownBefore(ports.store.repositories, whole, { userId: user.id, storyId })
  const beginning = { xp: story.initial_xp, seed: ports.ids.newSeed(), known }
  const begun = await beginBuiltIn(ports, { graph: whole, language: story.language }, beginning)
  if (isRefusal(begun)) return begun
  const { graph } = begun
  const turn = firstTurn(ports, { story, user, begun })
  const session: StoredSession = {
    id: turn.session_id,
    user_id: user.id,
    story_id: story.id,
    version_id: story.current_version_id,
    head_turn_id: turn.id,
    is_completed: begun.ending !== null,
  }
  return store(ports, session, turn, { story, graph, user, how })
}

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

interface Begun {
  story: StoredStory
  graph: StoryGraph
  user: StoredUser
  how: Beginning
}

/** Writes a session with its first turn, and gives it the XP that the story begins with. */
async function store(
  ports: Ports,
  session: StoredSession,
  newTurn: NewTurn,
  { story, graph, user, how }: Begun,
): Promise<GameSession | Refusal> {
  const drawn = await ports.store.repositories.pictures.listDrawn(session)
  const hasPicture = hasPictureIn(graph, newTurn.state.node, { session, drawn })
  return ports.store.transaction(async ({ sessions, turns, ledger, users, figures }) => {
    // An account may just have taken the guest in.
    if (user.is_guest && !(await users.lockUser(user.id))) return { code: 'session_expired' }
    await sessions.insertSession(session)
    const turn = { ...(await turns.insertTurn(newTurn)), variant_ids: [] }
    if (session.is_completed) {
      const { node } = newTurn.state
      const { user_id, session_id } = turn
      await sessions.keepEnding({ user_id, session_id, turn_id: turn.id, node })
    }
    const payer = { userId: session.user_id, sessionId: session.id }
    await ledger.openXp(payer, story.initial_xp)
    const credits = await ledger.balanceOf(session.user_id)
    await sessions.countBegun(story.id)
    await figures.add({
      storyId: story.id,
      userId: user.id,
      day: dayOf(ports.clock.now()),
      figures: figuresOf(how, ports.siteUrl()),
    })
    return presentSession({
      story,
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
