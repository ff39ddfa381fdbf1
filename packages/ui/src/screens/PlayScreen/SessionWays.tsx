import { useOnceOpened } from '../../hooks/useOnceOpened.ts'
import { useShortcuts } from '../../hooks/useShortcuts.ts'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import type { SessionViewProps } from './SessionView.tsx'

const TurnMapPanel = lazyPart(
  async () => (await import('../../components/play/TurnMapPanel/TurnMapPanel.tsx')).TurnMapPanel,
  { isNeeded: ({ ways }) => ways.isOpen, onMissing: ({ ways }) => ways.onOpenChange(false) },
)

/** The map of the session where it is looked at, and the keys that open it and go forward. */
export function SessionWays({ log: { ways }, session, reading, turn }: SessionViewProps) {
  const wasOpened = useOnceOpened(ways?.isOpen ?? false)
  useShortcuts({
    isOn: ways !== undefined && reading.value.hasKeys && !turn.isBusy,
    shortcuts: { 'Alt+KeyM': () => ways?.onOpenChange(true), 'Alt+KeyR': ways?.onRedo },
  })
  if (!ways || !wasOpened) return null

  return <TurnMapPanel lang={session.story.language} ways={ways} />
}
