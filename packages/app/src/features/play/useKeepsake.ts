import { useGetEndingCardQuery } from '@kathasagar/api'
import { pageLanguageOf, type GameSession } from '@kathasagar/api/contract'
import type { Keepsake } from '@kathasagar/ui'

import { fileOf, saveHeldFile } from '../../shared/saveHeldFile.ts'

/** A phone shows the card as it shows a picture of its own. */
const PHONE = '(max-width: 40em)'

/** In which language the pages speak now. */
const pageLanguage = () => pageLanguageOf(document.documentElement.lang)

/** Returns the card of the ending that a session has reached. */
export function useKeepsake(session: GameSession | undefined): Keepsake {
  const { ending, narrative_history = [] } = session?.session_data ?? {}
  const shape = globalThis.matchMedia?.(PHONE).matches ? 'tall' : 'wide'
  const turn_id = narrative_history.at(-1)?.turn_id ?? ''
  const asked = { session_id: session?.id ?? '', turn_id, shape, lang: pageLanguage() } as const
  const { currentData: held, isError } = useGetEndingCardQuery(asked, { skip: !ending })
  if (!held) return { card: isError ? null : undefined, onSaveCard: () => undefined }

  const shared = { files: [fileOf(held)] }
  return {
    card: { url: held.url, shape },
    onSaveCard: () => saveHeldFile(held),
    onShareCard: navigator.canShare?.(shared) ? () => share(shared) : undefined,
  }
}

/** Who closes the sheet has shared nothing, and nothing has failed. */
const share = (shared: ShareData) =>
  navigator.share(shared).then(
    () => 'shared' as const,
    (fault: unknown) =>
      fault instanceof DOMException && fault.name === 'AbortError' ? 'shared' : 'failed',
  )
