import type { GameSession, ActionRequest } from '@kathasagar/api/contract'
import { LOW_CREDIT_FACTOR } from '@kathasagar/api/contract/vocabulary'
import { useState, useId, type ComponentProps } from 'react'

import { COMMANDS, type OnCommand } from '../../../../commands/commands.ts'
import { LoginRequiredDialog } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { LoginRequiredDialogProps } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { PremiumDialog } from '../../../account/components/PremiumDialog/PremiumDialog.tsx'
import type { PremiumDialogProps } from '../../../account/components/PremiumDialog/PremiumDialog.tsx'
import { CommandPanel } from '../../components/CommandPanel/CommandPanel.tsx'
import { DraftBand } from '../../components/DraftBand/DraftBand.tsx'
import { KnowHowPanel } from '../../components/KnowHowPanel/KnowHowPanel.tsx'
import { MemoryButton, useUnseen } from '../../components/MemoryButton/MemoryButton.tsx'
import { ModelPicker } from '../../components/ModelPicker/ModelPicker.tsx'
import { OfflineBanner } from '../../components/OfflineBanner/OfflineBanner.tsx'
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx'
import { PlayShell } from '../../components/PlayShell/PlayShell.tsx'
import { PlayTopBar } from '../../components/PlayTopBar/PlayTopBar.tsx'
import { ReadingSettings } from '../../components/ReadingSettings/ReadingSettings.tsx'
import { SceneThread } from '../../components/SceneThread/SceneThread.tsx'
import { StartFailedDialog } from '../../components/StartFailedDialog/StartFailedDialog.tsx'
import type { StartFailedDialogProps } from '../../components/StartFailedDialog/StartFailedDialog.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { NoticeLine } from '../../../../design-system/primitives/NoticeLine/NoticeLine.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useReadAloud, type ReadAloud } from '../../model/useReadAloud.ts'
import { useSceneSound } from '../../model/useSceneSound.ts'
import { useShortcuts } from '../../../../design-system/hooks/useShortcuts.ts'
import { LazyFailed } from '../../../../design-system/lazy/LazyFailed.tsx'
import { lazyPart, type InsteadProps } from '../../../../design-system/lazy/lazyPart.tsx'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { nextNumber } from '../../model/logEntries.ts'
import { textOf } from '../../model/logEntry.ts'
import { isDisconnected } from '../../model/playNetwork.ts'
import { useTypedWords } from '../../model/useTypedWords.ts'
import { NoSession } from './NoSession.tsx'
import { playScreenStyles as styles } from './PlayScreen.styles.ts'
import type { PlayScreenProps } from './PlayScreen.tsx'
import { SessionLog, type SessionLogProps } from './SessionLog.tsx'
import { useEndingPlace, loadEndingView, usePrefetchedEnding } from './useEndingPlace.ts'
import { useGoToTurn } from './useGoToTurn.ts'
import { useTextFocus } from './useTextFocus.ts'
import type { KeepPlayCardProps } from '../../components/KeepPlayCard/KeepPlayCard.tsx'

const EndingView = lazyPart(loadEndingView, {
  Waiting: PendingNote,
  // Closes the ending if its code cannot be loaded. The log has a button that opens the ending.
  onMissing: ({ onLeave }) => onLeave(null),
})

export interface SessionViewProps extends PlayScreenProps {
  session: GameSession
}

export function SessionView(props: PlayScreenProps) {
  const { fields, withTyped } = useTypedWords(props.session?.session_data.asks)
  const handleCommand: OnCommand = (action) => props.onCommand(withTyped(action))

  return <OpenSession {...props} fields={fields} onCommand={handleCommand} />
}

interface OpenSessionProps extends PlayScreenProps, Pick<SessionLogProps, 'fields'> {}

// The bar is mounted during loading, so that a press of the Back button is not lost.
function OpenSession({ fields, ...props }: OpenSessionProps) {
  const { session, reading } = props
  const open = session && { ...props, session }
  const [asked, setAsked] = useState<Asked | null>(null)
  const readAloud = useReadAloud({ ...props.log, lang: session?.story.language ?? '' })
  // Stops reading aloud, because the ending has no controls for reading aloud.
  const place = useEndingPlace(session?.session_data, readAloud.stop)
  const onClose = () => setAsked(null)
  const showKeys = () => setAsked('keys')
  const dialogs = open && <PlayDialogs {...open} {...{ asked, onClose }} />
  const handleCommand: OnCommand = async (action) => {
    if (COMMANDS[action.action_type].confirmation === null) return props.onCommand(action)
    setAsked(action)
    return false
  }
  useSessionEffects(props)
  const { memoryId, aside } = useSessionMemory(props)
  useShortcuts({ isOn: open !== null && reading.value.hasKeys, shortcuts: { '?': showKeys } })

  if (open && props.log.page)
    return (
      <PlayShell
        coverUrl={open.session.story.cover_image_url}
        top={
          <div>
            <PlayTopBar
              lang={open.session.story.language}
              onBack={open.onBack}
              title={open.session.story.title}
            />
            {open.session.preview && <DraftBand author={open.session.preview.author} />}
          </div>
        }
      >
        <PageFrame page={props.log.page} title={open.session.story.title} />
        {dialogs}
      </PlayShell>
    )
  if (open && place.ending) {
    return (
      <EndingView {...open} onLeave={place.leave} reached={place.ending}>
        {dialogs}
      </EndingView>
    )
  }
  const told = open && <Log {...open} {...place.log} {...{ fields, readAloud }} />
  return (
    <PlayShell
      aside={aside}
      coverUrl={session?.story.cover_image_url}
      dock={open && <Dock {...open} onCommand={handleCommand} onSeeEnding={place.open} />}
      top={<Top {...props} {...{ memoryId, readAloud }} onShowKeys={showKeys} />}
    >
      {told ?? <Awaited {...props} />}
      {dialogs}
    </PlayShell>
  )
}

function useSessionEffects({ session, turn, reading }: PlayScreenProps) {
  usePrefetchedEnding(session?.completion_percentage)
  useTextFocus(turn.isBusy, session !== null)
  useSceneSound(session?.session_data.sound, reading.value.hasSound)
}

function Log(props: SessionLogProps) {
  const { story, session_data, total_scenes, scenes_completed } = props.session
  return (
    <>
      {props.reading.value.width !== 'wide' && (
        <SceneThread
          isBare={props.memory?.isOpen ?? false}
          lang={story.language}
          scenes={session_data.scenes}
          unreadCount={total_scenes - scenes_completed}
        />
      )}
      <SessionLog {...props} />
    </>
  )
}

function Awaited({ status, error, onRetry, links }: PlayScreenProps) {
  const { play } = usePlayMessages()

  return (
    <div css={styles.alone}>
      {status === 'loading' ? (
        <Spinner label={play.loading} />
      ) : (
        <NoSession {...{ error, onRetry, links }} />
      )}
    </div>
  )
}

function PendingNote({ session, onBack }: SessionViewProps) {
  const { play } = usePlayMessages()

  return (
    <PlayShell
      coverUrl={session.story.cover_image_url}
      top={<PlayTopBar onBack={onBack} title={null} />}
    >
      <div css={styles.alone}>
        <Spinner label={play.loading} />
      </div>
    </PlayShell>
  )
}

function Top(props: ComponentProps<typeof SessionBar>) {
  const preview = props.session?.preview

  if (!preview) return <SessionBar {...props} />
  return (
    <div>
      <SessionBar {...props} />
      <DraftBand author={preview.author} />
    </div>
  )
}

/** Number of turns after which the hint is no longer shown. */
const HINT_MAX_TURNS = 4

interface DockProps extends SessionViewProps {
  onSeeEnding: () => void
}

function Dock({ session, models, notices, onSeeEnding, ...props }: DockProps) {
  const { play } = usePlayMessages()
  const { session_data, credits } = session
  const { prices } = models
  const turns = nextNumber(session_data.narrative_history)

  return (
    <>
      {/* No notices are shown during the first turn. */}
      {notices && turns > 1 && <NoticeLine notices={notices} />}
      <OfflineBanner isOffline={isDisconnected(props.network)} network={props.network} />
      {session_data.ending ? (
        <div css={styles.ended}>
          <p css={styles.endedWords}>{play.ended}</p>
          <Button onPress={onSeeEnding} variant="primary">
            {play.seeEnding}
          </Button>
        </div>
      ) : (
        <CommandPanel
          canUndo={session_data.can_undo}
          credits={credits}
          hasHint={turns <= HINT_MAX_TURNS}
          hasKeys={props.reading.value.hasKeys}
          isBusy={props.turn.isBusy}
          isLow={credits < prices.continue.credits * LOW_CREDIT_FACTOR}
          isOffline={isDisconnected(props.network)}
          onCommand={props.onCommand}
          onRedo={props.log.ways?.onRedo}
          pendingInput={props.pendingInput}
          prices={prices}
          takenWords={session_data.narrative_history.at(-1)?.user_input ?? null}
          xp={session.current_xp}
        />
      )}
    </>
  )
}

const ShortcutsSheet = lazyPart(
  async () => (await import('../../components/ShortcutsSheet/ShortcutsSheet.tsx')).ShortcutsSheet,
  { isNeeded: ({ isOpen }) => isOpen, onMissing: ({ onClose }) => onClose() },
)

type Asked = 'keys' | ActionRequest

interface PlayDialogsProps extends SessionViewProps {
  asked: Asked | null
  onClose: () => void
}

function PlayDialogs({ asked, onClose, ...props }: PlayDialogsProps) {
  const { reading, onCommand } = props
  const { login, premium, startFailed } = props.interruptions
  const { play } = usePlayMessages()
  const command = asked === 'keys' ? null : asked

  return (
    <>
      <LoginRequiredDialog {...login} message={login.message ?? play.logInToContinue} />
      {premium && <PremiumDialog {...premium} />}
      {startFailed && <StartFailedDialog {...startFailed} />}
      <ConfirmDialog
        cancelLabel={play.undoCancel}
        confirmLabel={play.undoConfirm}
        isOpen={command !== null && COMMANDS[command.action_type].confirmation === 'undo'}
        onClose={onClose}
        onConfirm={() => {
          onClose()
          if (command) void onCommand(command)
        }}
        title={play.undoTitle}
      >
        {play.undoWarning} {play.undoRefund}
      </ConfirmDialog>
      <ShortcutsSheet
        hasKeys={reading.value.hasKeys}
        isOpen={asked === 'keys'}
        onKeysChange={(hasKeys) => reading.onChange({ hasKeys })}
        onClose={onClose}
      />
      <SessionPaths {...props} />
    </>
  )
}

interface SessionBarProps extends PlayScreenProps {
  onShowKeys: () => void
  readAloud: ReadAloud
  memoryId: string
}

/** Top bar with help, title, models and settings. While loading, the bar has only a Back button. */
function SessionBar({ session, models, memory, reading, readAloud, ...props }: SessionBarProps) {
  const { memory: messages } = usePlayMessages()
  const { counted } = useFormat()
  const unseen = useUnseen({
    news: session?.session_data.news ?? 0,
    turnId: session?.session_data.narrative_history.at(-1)?.turn_id ?? '',
    isOpen: memory?.isOpen ?? false,
  })
  if (!session) return <PlayTopBar onBack={props.onBack} title={null} />
  const { list, value, onChange } = models
  const { commentsHref, entries, onShare } = props.log
  const newest = entries.findLast(({ type, isGrowing }) => type === 'narrative' && !isGrowing)

  return (
    <PlayTopBar
      help={
        <KnowHowPanel
          models={models.isFallback ? null : list}
          guideHref={props.links?.guide}
          onReport={props.log.onReport}
          onShowKeys={props.onShowKeys}
          xpCosts={session.story.xp_costs}
        />
      }
      lang={session.story.language}
      onBack={props.onBack}
      title={session.story.title}
    >
      <div css={styles.pickers}>
        {(['text', 'image'] as const).map((kind) => (
          <ModelPicker
            key={kind}
            kind={kind}
            models={list[kind]}
            onChange={(modelKey) => onChange(kind, modelKey)}
            value={value[kind]}
          />
        ))}
      </div>
      {memory && (
        <div css={styles.pickers}>
          <MemoryButton
            isOpen={memory.isOpen}
            onOpenChange={memory.onOpenChange}
            panelId={props.memoryId}
            unseen={unseen}
          />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{unseen > 0 ? counted(messages.news, unseen) : ''}</span>
      </VisuallyHidden>
      <ReadingSettings
        memory={memory && { unseen, onOpen: () => memory.onOpenChange(true) }}
        models={list}
        {...{ commentsHref, onShare }}
        onReadingChange={reading.onChange}
        onReadAloud={readAloud.isAvailable ? () => readAloud.start() : undefined}
        onSaveTranscript={props.log.onSave}
        onShowWays={props.log.ways && (() => props.log.ways?.onOpenChange(true))}
        newestText={newest && textOf(newest)}
        onModelChange={onChange}
        reading={reading.value}
        model={value}
      />
    </PlayTopBar>
  )
}

const MemoryPanel = lazyPart(
  async () => (await import('../../components/MemoryPanel/MemoryPanel.tsx')).MemoryPanel,
  { Instead: MissingMemory },
)

function MissingMemory({ id, onRetry }: InsteadProps & { id: string }) {
  const { memory: messages } = usePlayMessages()

  return (
    <aside aria-label={messages.title} css={styles.missingMemory} id={id}>
      <LazyFailed onRetry={onRetry} />
    </aside>
  )
}

function useSessionMemory({ session, log, memory }: PlayScreenProps) {
  const memoryId = useId()
  const onGoToTurn = useGoToTurn(log)
  const aside = session && memory?.isOpen && (
    <MemoryPanel {...{ memory, onGoToTurn }} id={memoryId} lang={session.story.language} />
  )

  return { memoryId, aside }
}

const TurnMapPanel = lazyPart(
  async () => (await import('../../components/TurnMapPanel/TurnMapPanel.tsx')).TurnMapPanel,
  { isNeeded: ({ ways }) => ways.isOpen, onMissing: ({ ways }) => ways.onOpenChange(false) },
)

function SessionPaths({ log: { ways }, session, reading, turn }: SessionViewProps) {
  useShortcuts({
    isOn: ways !== undefined && reading.value.hasKeys && !turn.isBusy,
    shortcuts: { 'Alt+KeyM': () => ways?.onOpenChange(true), 'Alt+KeyR': ways?.onRedo },
  })
  if (!ways) return null

  return <TurnMapPanel lang={session.story.language} ways={ways} />
}

export interface Interruptions {
  /** Dialog that asks for a login if the login has expired or a guest needs an account. */
  login: Required<Pick<LoginRequiredDialogProps, 'isOpen' | 'onClose' | 'onContinue'>> &
    Pick<LoginRequiredDialogProps, 'message' | 'onCreateAccount'>
  savePlay?: KeepPlayCardProps | undefined
  premium?: PremiumDialogProps
  startFailed?: StartFailedDialogProps
}
