import type { ActionRequest } from '@kathasagar/api/contract'

import { LoginRequiredDialog } from '../../components/account/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { PremiumDialog } from '../../components/account/PremiumDialog/PremiumDialog.tsx'
import { StartFailedDialog } from '../../components/play/StartFailedDialog/StartFailedDialog.tsx'
import { UndoDialog } from '../../components/play/UndoDialog/UndoDialog.tsx'
import { useOnceOpened } from '../../hooks/useOnceOpened.ts'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { usePlayMessages } from '../../messages/usePlayMessages.ts'
import { COMMANDS } from '../../commands/commands.ts'
import type { Interruptions } from './interruptions.ts'
import type { PlayScreenProps } from './PlayScreen.tsx'

const KeysSheet = lazyPart(
  async () => (await import('../../components/play/KeysSheet/KeysSheet.tsx')).KeysSheet,
  { isNeeded: ({ isOpen }) => isOpen, onMissing: ({ onClose }) => onClose() },
)

/** What a player has asked for that comes before the story: the keys, or a command to confirm. */
export type Asked = 'keys' | ActionRequest

interface PlayDialogsProps extends Pick<
  PlayScreenProps,
  'interruptions' | 'reading' | 'onCommand'
> {
  /** What stands before the story at the player's own wish; null for nothing. */
  asked: Asked | null
  /** Called when the player has answered, or sent away what stood before the story. */
  onClose: () => void
}

/** What can come before the story: login, the question before Undo, the keys. */
export function PlayDialogs({ asked, onClose, ...props }: PlayDialogsProps) {
  const { reading, onCommand } = props
  const command = asked === 'keys' ? null : asked
  const wereKeysAsked = useOnceOpened(asked === 'keys')

  return (
    <>
      <InterruptionDialogs {...props.interruptions} />
      <UndoDialog
        isOpen={command !== null && COMMANDS[command.action_type].confirmation === 'undo'}
        onClose={onClose}
        onConfirm={() => {
          onClose()
          if (command) void onCommand(command)
        }}
      />
      {wereKeysAsked && (
        <KeysSheet
          hasKeys={reading.value.hasKeys}
          isOpen={asked === 'keys'}
          onKeysChange={(hasKeys) => reading.onChange({ hasKeys })}
          onClose={onClose}
        />
      )}
    </>
  )
}

function InterruptionDialogs({ login, premium, startFailed }: Interruptions) {
  const { play } = usePlayMessages()

  return (
    <>
      <LoginRequiredDialog {...login} message={login.message ?? play.logInToContinue} />
      {premium && <PremiumDialog {...premium} />}
      {startFailed && <StartFailedDialog {...startFailed} />}
    </>
  )
}
