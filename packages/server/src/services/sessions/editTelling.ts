import type { ActionAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { toldTo } from '../models/own/toldTo.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { declineWords } from '../safety/declineWords.ts'
import type { NewTurn, StoredTurn } from './ports.ts'
import { moveToTelling, openTelling, presentTelling, type TellingAsked } from './moveToTelling.ts'
import { firstTelling, mayRetell } from './state/variants.ts'

interface EditAsked extends Omit<TellingAsked, 'userId'> {
  user: StoredUser
  /** What it shall say. */
  text: string
}

/** The same telling in other words: a closer look is what is told of it, else the narrative. */
const reworded = ({ answer }: StoredTurn, text: string) =>
  answer.setup === null ? { ...answer, narrative: text } : { ...answer, setup: text }

function variantOf(head: StoredTurn, id: string, text: string): NewTurn {
  const { created_at: _told, variant_ids: _others, ...told } = head
  return {
    ...told,
    id,
    answer: reworded(head, text),
    // Nobody was asked, and nothing was paid.
    credits: 0,
    prompt: null,
    variant_of: firstTelling(head),
    variant_kind: 'edited',
  }
}

/**
 * Words the newest telling as its player would have it, for nothing, beside what was told. The new
 * words are heard for harm like those of an action, since a storyteller will be told of them. Asked for
 * again, it is done already.
 */
export async function editTelling(
  ports: Ports,
  { text, after, user, sessionId }: EditAsked,
): Promise<ActionAnswer | Refusal> {
  const opened = await openTelling(ports, { userId: user.id, sessionId })
  if (isRefusal(opened)) return opened
  const { base, story, graph } = opened
  const { narrative, setup } = base.answer
  if ((setup ?? narrative) === text) return presentTelling(ports, opened, base)
  if (after !== base.id) return { code: 'session_moved' }
  if (!mayRetell(base).includes('edit')) return { code: 'nothing_to_retell' }

  const declined = await declineWords(await toldTo(ports, user), {
    words: text,
    story,
    storyId: story.id,
    graph,
    where: 'session',
    model: base.model_used,
  })
  if (declined) return { ...(await presentTelling(ports, opened, base)), declined }
  const variant = variantOf(base, ports.ids.newId(), text)
  const moved = await moveToTelling(ports, opened, async ({ turns }) => {
    await turns.insertTurn(variant)
    return variant.id
  })
  return isRefusal(moved) ? moved : presentTelling(ports, opened, moved)
}
