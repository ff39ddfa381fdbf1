import { isFirstOpening, type Opening } from '../isFirstOpening.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findPreview } from './shown/findPreview.ts'

/** Counts that somebody else than the author has opened a preview link, once a day for each user or address. */
export async function openPreview(
  ports: Ports,
  opening: Opening,
): Promise<{ is_counted: boolean } | Refusal> {
  const shown = await findPreview(ports, opening)
  if (isRefusal(shown)) return shown
  if (opening.reader?.id === shown.story.author_id) return { is_counted: false }

  const is_counted = await isFirstOpening(ports, opening)
  if (is_counted) await ports.store.repositories.previewLinks.countOpened(opening.code)
  return { is_counted }
}
