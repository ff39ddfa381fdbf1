import { isFirstOpening, type Opening } from '../isFirstOpening.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findShown } from './shown/findShown.ts'

/** Counts that somebody else has opened a link, once a day for each user or address. */
export async function openSharedPlay(
  ports: Ports,
  opening: Opening,
): Promise<{ is_counted: boolean } | Refusal> {
  const shown = await findShown(ports, opening)
  if (isRefusal(shown)) return shown
  if (opening.reader?.id === shown.share.user_id) return { is_counted: false }

  const is_counted = await isFirstOpening(ports, opening)
  if (is_counted) await ports.store.repositories.sharedPlays.countOpened(opening.code)
  return { is_counted }
}
