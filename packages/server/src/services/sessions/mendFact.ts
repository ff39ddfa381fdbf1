import type { SessionMemory } from '@kathasagar/api/contract'

import { shortFact } from '@kathasagar/engine/memory/details'
import type { StoredUser } from '../auth/ports.ts'
import { toldTo } from '../models/own/toldTo.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { declineWords } from '../safety/declineWords.ts'
import { findOwnFact } from './memory/findOwnFact.ts'
import { openMemory, readMemory } from './memory/readMemory.ts'
import { presentMemory } from './present/presentMemory.ts'
import { openStory } from './state/openSession.ts'
import type { StrikeAsked } from './strikeFact.ts'

interface MendAsked extends Omit<StrikeAsked, 'userId'> {
  user: StoredUser
  /** What it shall say. */
  text: string
}

/**
 * Says otherwise what the player said. New words are heard for harm like those of an action, since a
 * storyteller will be told of them.
 */
export async function mendFact(
  ports: Ports,
  { user, sessionId, lineId, text: given }: MendAsked,
): Promise<SessionMemory | Refusal> {
  const asked = { userId: user.id, sessionId }
  const opened = await openMemory(ports, asked)
  if (isRefusal(opened)) return opened
  const fact = findOwnFact(opened, lineId)
  if (isRefusal(fact)) return fact

  const { story } = await openStory(ports, opened.session)
  const text = shortFact(given)
  const declined = await declineWords(await toldTo(ports, user), {
    words: text,
    story,
    storyId: story.id,
    where: 'session',
    model: opened.head.model_used,
  })
  if (declined) return { declined, ...presentMemory(opened) }
  const { id: session_id, user_id } = opened.session
  const at = { user_id, session_id, turn_id: fact.turn_id }
  const mended = text === fact.text ? null : { text, is_struck: false }
  await ports.store.repositories.turns.correctFact(at, mended)
  return readMemory(ports, asked)
}
