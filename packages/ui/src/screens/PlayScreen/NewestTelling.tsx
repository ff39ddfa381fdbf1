import { TellingTools } from '../../components/play/TellingTools/TellingTools.tsx'
import { LazyFailed } from '../../lazy/LazyFailed.tsx'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { textOf, type LogEntryModel } from '../../play/logEntry.ts'
import { usePriceText } from '../../play/usePriceText.ts'
import type { SessionViewProps } from './SessionView.tsx'

// Few players word a telling themselves.
const EditTelling = lazyPart(
  async () => (await import('../../components/play/TellingTools/EditTelling.tsx')).EditTelling,
  // What was told stands where its field will be.
  { Instead: LazyFailed, Waiting: ({ text }) => <p>{text}</p> },
)

interface NewestTellingProps extends Pick<SessionViewProps, 'session' | 'log' | 'models' | 'turn'> {
  /** What is being worded anew; nothing while nobody does. */
  edited: LogEntryModel | undefined
  /** The player begins or ends to word it. */
  onEditing: (isEditing: boolean) => void
}

/** What can be done with the words that were told last. Only a connected storyteller has others. */
export function NewestTelling(props: NewestTellingProps) {
  const { session, models, turn, edited, onEditing } = props
  const { tellings } = props.log
  const priceText = usePriceText()
  const { narrative_history, may_retell = [] } = session.session_data
  const teller = models.list.text.find(({ model_key }) => model_key === models.value.text)
  const isConnected = teller?.provider_model !== undefined
  if (!tellings) return null
  if (edited) {
    return (
      <EditTelling
        lang={session.story.language}
        onClose={() => onEditing(false)}
        onSave={tellings.onEdit}
        text={textOf(edited)}
      />
    )
  }
  return (
    <TellingTools
      isDisabled={turn.isBusy}
      items={may_retell.filter((act) => act === 'edit' || isConnected)}
      onChange={tellings.onChoose}
      onEdit={() => onEditing(true)}
      onRetell={(action) => void tellings.onRetell(action)}
      price={priceText({ xp: 0, credits: teller?.credit_cost ?? 0 })}
      value={narrative_history.at(-1)?.variants}
    />
  )
}
