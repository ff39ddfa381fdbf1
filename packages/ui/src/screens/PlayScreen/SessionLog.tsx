import type { GameSession } from '@kathasagar/api/contract'

import type { AskedFieldsProps } from '../../components/play/AskedFields/AskedFields.tsx'
import { ChoiceList } from '../../components/play/ChoiceList/ChoiceList.tsx'
import { EarlierTurns } from '../../components/play/EarlierTurns/EarlierTurns.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { PlayLog, type PlayLogProps } from '../../components/play/PlayLog/PlayLog.tsx'
import type { ReadAloud } from '../../hooks/useReadAloud.ts'
import { LazyFailed } from '../../lazy/LazyFailed.tsx'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { usePlayMessages } from '../../messages/usePlayMessages.ts'
import type { StoryLog } from '../../play/storyLog.ts'
import { usePriceText } from '../../play/usePriceText.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { playScreenStyles } from './PlayScreen.styles.ts'
import { NewestTelling } from './NewestTelling.tsx'
import type { SessionViewProps } from './SessionView.tsx'
import { useEdited, useToldEntries } from './useToldEntries.ts'

// Few scenes ask for anything to be typed.
const AskedFields = lazyPart(
  async () => (await import('../../components/play/AskedFields/AskedFields.tsx')).AskedFields,
  { Instead: LazyFailed },
)

// Few players have played before, and few stories leave them anything.
const KnownNote = lazyPart(
  async () => (await import('../../components/play/KnownNote/KnownNote.tsx')).KnownNote,
  { Instead: LazyFailed },
)

// Only a guest is asked.
const KeepPlayCard = lazyPart(
  async () => (await import('../../components/play/KeepPlayCard/KeepPlayCard.tsx')).KeepPlayCard,
)

// Few stories keep count of anything.
const PlayMeters = lazyPart(
  async () => (await import('../../components/play/PlayMeters/PlayMeters.tsx')).PlayMeters,
  { Instead: LazyFailed },
)

export interface SessionLogProps
  extends SessionViewProps, Required<Pick<PlayLogProps, 'isTakenUp' | 'wanted'>> {
  /** What the scene asks to be typed, and what stands there. */
  fields: AskedFieldsProps
  /** The voice that reads it. */
  readAloud: ReadAloud
}

const CONTINUE = { action_type: 'continue' } as const

/** The log of an open session with the choices that it has come to. */
export function SessionLog({ fields, readAloud, isTakenUp, wanted, ...props }: SessionLogProps) {
  const { session, log, models, reading, turn, onCommand, interruptions } = props
  const { play } = usePlayMessages()
  const { keepPlay } = interruptions
  const price = usePriceText()(models.prices.continue)
  const { story, session_data } = session
  const { choices, chances, locked } = session_data
  const { edited, shown, setIsEditing } = useEdited(useToldEntries(props), props)
  const handleChoose = (selected_choice: string) => onCommand({ ...CONTINUE, selected_choice })

  return (
    <PlayLog
      before={<BeforeLog {...log} />}
      isReconnecting={turn.isReconnecting ?? false}
      isBusy={turn.isBusy}
      onStop={turn.onStop}
      label={story.title.trim() || play.untitled}
      lang={story.language}
      onChoice={(choice) => void handleChoose(choice)}
      onRetryAlternative={models.onRetry}
      reading={reading.value}
      entries={shown}
      {...{ isTakenUp, onLoadEarlier: log.onLoadEarlier, readAloud, wanted }}
    >
      <NewestTelling {...props} {...{ edited }} onEditing={setIsEditing} />
      <BeforeChoices {...props} {...{ fields, keepPlay }} />
      <ChoiceList
        hasKeys={reading.value.hasKeys}
        isDisabled={turn.isBusy}
        lang={story.language}
        {...{ price, choices, chances, locked }}
        onChoice={handleChoose}
      />
      <GoOn {...{ session_data, price, onCommand, turn }} />
    </PlayLog>
  )
}

/** The way to what came before the lines at hand. */
function BeforeLog({ entries, hasEarlier = false, isBusy = false, onLoadEarlier }: StoryLog) {
  const firstId = entries[0]?.id ?? ''
  return <EarlierTurns {...{ firstId, hasEarlier, isBusy }} onLoad={onLoadEarlier} />
}

type BeforeChoicesProps = Pick<SessionLogProps, 'session' | 'fields' | 'turn' | 'log'> &
  Pick<SessionLogProps['interruptions'], 'keepPlay'>

/** What stands above the choices, where there is any: how the player is, and fields to type into. */
function BeforeChoices({ session, fields, keepPlay, turn, log }: BeforeChoicesProps) {
  const { language } = session.story
  const { meters, ending, known } = session.session_data

  return (
    <>
      {known && (
        <KnownNote
          isDisabled={turn.isBusy || log.isBeginning === true}
          items={known}
          lang={language}
          onForget={log.onForget}
        />
      )}
      {keepPlay && <KeepPlayCard {...keepPlay} />}
      {meters && !ending && <PlayMeters lang={language} meters={meters} />}
      {fields.items.length > 0 && <AskedFields {...fields} lang={language} />}
    </>
  )
}

interface GoOnProps
  extends Pick<SessionViewProps, 'onCommand' | 'turn'>, Pick<GameSession, 'session_data'> {
  /** What Continue takes, in words; empty where it takes nothing. */
  price: string
}

/** On a phone, where Continue stands behind More: the way on from a scene without choices. */
function GoOn({ session_data, price, turn, onCommand }: GoOnProps) {
  const styles = playScreenStyles(useTheme())
  const { play } = usePlayMessages()
  if (session_data.choices.length > 0 || session_data.ending) return null

  return (
    <div css={styles.goOn}>
      <Button
        detail={price || undefined}
        isDisabled={turn.isBusy}
        onPress={() => void onCommand(CONTINUE)}
      >
        {play.commandName.continue}
      </Button>
    </div>
  )
}
