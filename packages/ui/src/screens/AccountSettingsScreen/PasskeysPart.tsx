import type { MySecondFactor, Passkey } from '@kathasagar/api/contract'
import { useRef, useState } from 'react'

import { PasskeyList } from '../../components/account/PasskeyList/PasskeyList.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { fill } from '../../format/fill.ts'
import { useQuestion } from '../../hooks/useQuestion.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'
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
      <Adding isAble={isAble} onAdd={onAdd} />
      <RenamePasskeyDialog onClose={() => setRenamed(null)} onRename={onRename} passkey={renamed} />
      {going && (
        <RemovalDialog
          key={going.id}
          onClose={() => setGoing(null)}
          onGone={() => requestAnimationFrame(() => title.current?.focus())}
          onRemove={onRemove}
          passkey={going}
        />
      )}
    </div>
  )
}

/** The button that adds one, or why none can be added here, and what it opens. */
function Adding({ isAble, onAdd }: Pick<PasskeysPartProps, 'isAble' | 'onAdd'>) {
  const messages = useSettingsMessages().security.passkeys
  const [isAdding, setIsAdding] = useState(false)

  return (
    <>
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
    </>
  )
}

interface RemovalDialogProps extends Pick<PasskeysPartProps, 'onRemove'> {
  /** The one that is to go. */
  passkey: Passkey
  /** The question stands no more. */
  onClose: () => void
  /** The passkey, and the button that led here, are gone. */
  onGone: () => void
}

function RemovalDialog({ passkey, onClose, onGone, onRemove }: RemovalDialogProps) {
  const { security, settings } = useSettingsMessages()
  const { passkeys: messages } = security
  const question = useQuestion(
    () => onRemove(passkey),
    () => {
      onClose()
      onGone()
    },
  )

  return (
    <ConfirmDialog
      {...question}
      busyLabel={messages.removeBusy}
      cancelLabel={settings.cancel}
      confirmLabel={messages.remove}
      isOpen
      onClose={onClose}
      title={fill(messages.removeTitle, { name: passkey.name })}
      variant="danger"
    >
      {messages.removeText}
    </ConfirmDialog>
  )
}
