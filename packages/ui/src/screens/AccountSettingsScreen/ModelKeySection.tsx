import { useState } from 'react'

import { ModelKeyForm } from '../../components/account/ModelKeyForm/ModelKeyForm.tsx'
import type { ModelKeyFormProps } from '../../components/account/ModelKeyForm/ModelKeyForm.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface ModelKeySectionProps extends ModelKeyFormProps {
  /** Players may bring keys here; otherwise one that is kept can only be removed. */
  isAllowed: boolean
  /** State of the removal. */
  removing: { isBusy: boolean; error?: string | undefined }
  /** Removes the key; resolves to whether it is gone. */
  onRemove: () => Promise<boolean>
}

/** A provider of one's own, which tells one's sessions at no credits. */
export function ModelKeySection({ isAllowed, removing, onRemove, ...form }: ModelKeySectionProps) {
  const messages = useSettingsMessages().settings.modelKey

  return (
    <SettingsSection lead={isAllowed ? messages.lead : messages.off} title={messages.title}>
      {isAllowed && (
        <>
          <p css={styles.hint}>{messages.notPainted}</p>
          <ModelKeyForm {...form} />
        </>
      )}
      {form.current && <Removal onRemove={onRemove} removing={removing} />}
    </SettingsSection>
  )
}

function Removal({ removing, onRemove }: Pick<ModelKeySectionProps, 'removing' | 'onRemove'>) {
  const { modelKey: messages, cancel } = useSettingsMessages().settings
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const remove = async () => {
    if (await onRemove()) close()
  }

  return (
    <>
      <Button onPress={() => setIsAsking(true)} size="small" variant="danger">
        {messages.remove}
      </Button>
      <ConfirmDialog
        {...removing}
        busyLabel={messages.removeBusy}
        cancelLabel={cancel}
        confirmLabel={messages.remove}
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void remove()}
        title={messages.removeTitle}
        variant="danger"
      >
        {messages.removeText}
      </ConfirmDialog>
    </>
  )
}
