import {
  API_BASE,
  storyPagePath,
  type ActionAnswer,
  type ActionRequest,
  type GameSession,
  type PageTurn,
  type PageReplay,
  type PlayedPage,
} from '@kathasagar/api/contract'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { EmbeddedPageView } from '../components/PageFrame/PageFrame.tsx'
import { connectPage } from './pageConnection.ts'
import type { PageMessage } from './pageMessages.ts'

/** Model of all turns. The model is free, because the page contains the text. */
const TELLER = 'kathakar'

interface PagePlayOptions {
  session: GameSession | undefined
  isBusy: boolean
  onAsk: (
    action: ActionRequest & { page?: PageTurn },
    modelKey?: string,
  ) => Promise<ActionAnswer | undefined>
}

type Status = EmbeddedPageView['status']
const written = (steps: unknown) => JSON.stringify(steps)

function useFrame(onTook: (said: Extract<PageMessage, { said: 'took' }>) => void) {
  const handleTook = useRef(onTook)
  useEffect(() => {
    handleTook.current = onTook
  })
  const [status, setStatus] = useState<Status>('opening')

  const handleSaid = useCallback((said: PageMessage) => {
    if (said.said === 'lost') setStatus('lost')
    if (said.said === 'shown') setStatus('ready')
    if (said.said === 'took') handleTook.current(said)
  }, [])
  const onFrame = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined
      setStatus('opening')
      const isSilent = (silent: boolean) =>
        setStatus((now) => (silent ? 'silent' : now === 'silent' ? 'ready' : now))
      const opened = connectPage(frame, {
        onSaid: handleSaid,
        onSilent: isSilent,
        onLeft: () => setStatus('lost'),
      })
      return () => opened.close()
    },
    [handleSaid],
  )
  return { status, onFrame }
}

/** Plays a story in its own HTML page. Each clicked link is a turn. An undo reloads the page. */
export function usePagePlay({
  session,
  isBusy,
  onAsk,
}: PagePlayOptions): EmbeddedPageView | undefined {
  const page = session?.session_data.page
  const wanted = written(page?.steps)
  const [load, setLoad] = useState({ number: 0, at: wanted })
  const [isSending, setIsSending] = useState(false)

  const send = async ({ links: open, took }: Required<PageTurn>) => {
    const selected_choice = open[took?.step.link ?? -1]
    if (!page || !took || selected_choice === undefined) return
    setIsSending(true)
    const at = written([...page.steps, took.step])
    setLoad((now) => ({ ...now, at }))
    await onAsk({ action_type: 'continue', selected_choice, page: { links: open, took } }, TELLER)
    setIsSending(false)
  }
  const frame = useFrame(({ links, took }) => void send({ links, took }))
  const reload = () => setLoad(({ number }) => ({ number: number + 1, at: wanted }))
  // Reloads the page if the session has changed for another reason than a clicked link.
  if (page && !isBusy && !isSending && load.at !== wanted) reload()

  return page && viewOf(page, load.number, { ...frame, onReload: reload })
}

const viewOf = (
  { hash, seed, steps }: PlayedPage,
  load: number,
  shown: Pick<EmbeddedPageView, 'status' | 'onFrame' | 'onReload'>,
): EmbeddedPageView => ({
  load,
  src: `${API_BASE}${storyPagePath(hash)}`,
  start: JSON.stringify({ seed, steps } satisfies PageReplay),
  ...shown,
})
