import { useState } from 'react'

import { RecoveryCodes } from '../../components/account/RecoveryCodes/RecoveryCodes.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../components/primitives/Dialog/Dialog.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { useQuestion } from '../../hooks/useQuestion.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface RecoveryPartProps {
  /** Codes that were not used yet; 0 as well where there is no second factor. */
  left: number
  /** A second factor is set up, for which codes stand in. */
  hasFactor: boolean
  /** New codes, shown this once; null while there are none. */
  shownCodes: readonly string[] | null
  /** Makes ten new ones; gives why not, as a sentence. */
  onRenew: () => Promise<string | null>
  /** The new codes are kept elsewhere. */
  onKept: () => void
}

/** The codes that stand in for what was lost; they come with the first second factor. */
export function RecoveryPart({ left, hasFactor, shownCodes, ...on }: RecoveryPartProps) {
  const messages = useSettingsMessages().security.recovery
  const { counted } = useFormat()
  const [isAsking, setIsAsking] = useState(false)

  return (
    <>
      {hasFactor && (
        <div css={styles.way}>
          <h3 css={styles.part}>{messages.title}</h3>
          <p css={styles.words}>
            {messages.lead} {counted(messages.left, left)}
          </p>
          <Button onPress={() => setIsAsking(true)} size="small">
            {messages.renew}
          </Button>
        </div>
      )}
      {isAsking && <RenewalDialog onClose={() => setIsAsking(false)} onRenew={on.onRenew} />}
      {/* Nothing but its button closes it: they are shown this once. */}
      <Dialog
        isOpen={shownCodes !== null}
        onClose={() => {}}
        role="alertdialog"
        title={messages.shownTitle}
      >
        {shownCodes && <RecoveryCodes items={shownCodes} onKept={on.onKept} />}
      </Dialog>
    </>
  )
}

interface RenewalDialogProps extends Pick<RecoveryPartProps, 'onRenew'> {
  /** The codes stay, or new ones are there. */
  onClose: () => void
}

function RenewalDialog({ onClose, onRenew }: RenewalDialogProps) {
  const { security, settings } = useSettingsMessages()
  const { recovery: messages } = security
  const question = useQuestion(onRenew, onClose)

  return (
    <ConfirmDialog
      {...question}
      busyLabel={messages.renewBusy}
      cancelLabel={settings.cancel}
      confirmLabel={messages.renew}
      isOpen
      onClose={onClose}
      title={messages.renewTitle}
      variant="danger"
    >
      {messages.renewText}
    </ConfirmDialog>
  )
}
