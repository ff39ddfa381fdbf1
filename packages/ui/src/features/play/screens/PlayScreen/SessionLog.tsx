import type { InputFieldsProps } from '../../components/InputFields/InputFields.tsx'
import { ChoiceList } from '../../components/ChoiceList/ChoiceList.tsx'
import { EarlierTurns } from '../../components/EarlierTurns/EarlierTurns.tsx'
import { PlayLog, type PlayLogProps } from '../../components/PlayLog/PlayLog.tsx'
import { VariantTools } from '../../components/VariantTools/VariantTools.tsx'
import type { ReadAloud } from '../../model/useReadAloud.ts'
import { LazyFailed } from '../../../../design-system/lazy/LazyFailed.tsx'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { usePriceText } from '../../model/price.ts'
import type { SessionViewProps } from './SessionView.tsx'
import { useStreamedEntries } from './useStreamedEntries.ts'

const InputFields = lazyPart(
  async () => (await import('../../components/InputFields/InputFields.tsx')).InputFields,
  { Instead: LazyFailed },
)

const KnowledgeNote = lazyPart(
  async () => (await import('../../components/KnowledgeNote/KnowledgeNote.tsx')).KnowledgeNote,
  { Instead: LazyFailed },
)

const KeepPlayCard = lazyPart(
  async () => (await import('../../components/KeepPlayCard/KeepPlayCard.tsx')).KeepPlayCard,
)

const PlayMeters = lazyPart(
  async () => (await import('../../components/PlayMeters/PlayMeters.tsx')).PlayMeters,
  { Instead: LazyFailed },
)

export interface SessionLogProps
  extends SessionViewProps, Required<Pick<PlayLogProps, 'isTakenUp' | 'wanted'>> {
  fields: InputFieldsProps
  readAloud: ReadAloud
}

const CONTINUE = { action_type: 'continue' } as const

export function SessionLog({ fields, readAloud, isTakenUp, wanted, ...props }: SessionLogProps) {
  const { session, log, models, reading, turn, onCommand, interruptions } = props
  const { play } = usePlayMessages()
  const { savePlay } = interruptions
  const priceText = usePriceText()
  const price = priceText(models.prices.continue)
  const { story, session_data } = session
  const { choices, chances, locked, meters, ending } = session_data
  const { narrative_history, regenerate_modes = [] } = session_data
  // Only connected models can write another version of a turn.
  const teller = models.list.text.find(({ model_key }) => model_key === models.value.text)
  const isConnected = teller?.provider_model !== undefined
  const handleChoose = (selected_choice: string) => onCommand({ ...CONTINUE, selected_choice })

  return (
    <PlayLog
      before={
        <EarlierTurns
          firstId={log.entries[0]?.id ?? ''}
          hasEarlier={log.hasEarlier ?? false}
          isBusy={log.isBusy ?? false}
          onLoad={log.onLoadEarlier}
        />
      }
      choices={
        (choices.length > 0 || fields.items.length > 0) && (
          <>
            {fields.items.length > 0 && <InputFields {...fields} lang={story.language} />}
            <ChoiceList
              hasKeys={reading.value.hasKeys}
              isDisabled={turn.isBusy}
              lang={story.language}
              {...{ price, choices, chances, locked }}
              onChoice={handleChoose}
            />
          </>
        )
      }
      ahead={turn.ahead}
      isReconnecting={turn.isReconnecting ?? false}
      isBusy={turn.isBusy}
      onStop={turn.onStop}
      label={story.title.trim() || play.untitled}
      lang={story.language}
      onChoice={(choice) => void handleChoose(choice)}
      onRetryAlternative={models.onRetry}
      reading={reading.value}
      entries={useStreamedEntries(props)}
      {...{ isTakenUp, onLoadEarlier: log.onLoadEarlier, readAloud, wanted }}
    >
      {log.tellings && (
        <VariantTools
          isDisabled={turn.isBusy}
          items={isConnected ? regenerate_modes : []}
          onChange={log.tellings.onChoose}
          onRegenerate={(action) => void log.tellings?.onRegenerate(action)}
          price={priceText({ xp: 0, credits: teller?.credit_cost ?? 0 })}
          value={narrative_history.at(-1)?.variants}
        />
      )}
      {session_data.known && (
        <KnowledgeNote
          isDisabled={turn.isBusy || log.isBeginning === true}
          items={session_data.known}
          lang={story.language}
          onForget={log.onForget}
        />
      )}
      {savePlay && <KeepPlayCard {...savePlay} />}
      {meters && !ending && <PlayMeters lang={story.language} meters={meters} />}
    </PlayLog>
  )
}
