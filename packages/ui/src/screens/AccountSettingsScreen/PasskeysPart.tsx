import type { MySecondFactor, Passkey } from '@kathasagar/api/contract'
import { useRef, useState } from 'react'

import { PasskeyList } from '../../components/account/PasskeyList/PasskeyList.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { fill } from '../../format/fill.ts'
import { useAttempt } from '../../hooks/useAttempt.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { accountSettingsScreenStyles } from './AccountSettingsScreen.styles.ts'
import { NewPasskeyDialog, type NewPasskeyDialogProps } from './NewPasskeyDialog.tsx'
import { RenamePasskeyDialog, type RenamePasskeyDialogProps } from './RenamePasskeyDialog.tsx'

export interface PasskeysPartProps
  extends Pick<NewPasskeyDialogProps, 'onAdd'>, Pick<RenamePasskeyDialogProps, 'onRename'> {
  /** What the account asks for. */
  factor: Pick<MySecondFactor, 'passkeys'>
  /** This browser has passkeys; without it none can be added here. */
  isAble: boolean
  /** Removes one; gives why not, as a sentence. */
  onRemove: (passkey: Passkey) => Promise<string | null>
}

/** The keys that open the account by themselves. */
export function PasskeysPart({ factor, isAble, onAdd, onRename, onRemove }: PasskeysPartProps) {
  const messages = useSettingsMessages().security.passkeys
  const styles = accountSettingsScreenStyles(useTheme())
  const [isAdding, setIsAdding] = useState(false)
  const [going, setGoing] = useState<Passkey | null>(null)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  return (
    <div css={styles.way}>
      <h3 css={styles.part} ref={title} tabIndex={-1}>
        {messages.title}
      </h3>
      <p css={styles.words}>{messages.lead}</p>
      {factor.passkeys.length > 0 && (
        <PasskeyList items={factor.passkeys} onRemove={setGoing} onRename={setRenamed} />
      )}
      <Button
        icon="key"
        isDisabled={!isAble}
        onPress={() => setIsAdding(true)}
        reason={messages.unable}
        size="small"
      >
        {messages.add}
      </Button>
      {!isAble && <p css={styles.hint}>{messages.unable}</p>}
      <NewPasskeyDialog isOpen={isAdding} onAdd={onAdd} onClose={() => setIsAdding(false)} />
      <RenamePasskeyDialog onClose={() => setRenamed(null)} onRename={onRename} passkey={renamed} />
      <RemovalDialog
        onClose={() => setGoing(null)}
        onGone={() => requestAnimationFrame(() => title.current?.focus())}
        onRemove={onRemove}
        passkey={going}
      />
    </div>
  )
}

interface RemovalDialogProps extends Pick<PasskeysPartProps, 'onRemove'> {
  /** The one that is to go; null while none is. */
  passkey: Passkey | null
  /** The question stands no more. */
  onClose: () => void
  /** The passkey, and the button that led here, are gone. */
  onGone: () => void
}

function RemovalDialog({ passkey, onClose, onGone, onRemove }: RemovalDialogProps) {
  const { security, settings } = useSettingsMessages()
  const { passkeys: messages } = security
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const remove = async () => {
    if (!passkey || !(await attempt(() => onRemove(passkey)))) return
    onClose()
    onGone()
  }

  return (
    <ConfirmDialog
      busyLabel={messages.removeBusy}
      cancelLabel={settings.cancel}
      confirmLabel={messages.remove}
      error={refusal ?? undefined}
      isBusy={isBusy}
      isOpen={passkey !== null}
      onClose={onClose}
      onConfirm={() => void remove()}
      title={fill(messages.removeTitle, { name: passkey?.name ?? '' })}
      variant="danger"
    >
      {messages.removeText}
    </ConfirmDialog>
  )
}
