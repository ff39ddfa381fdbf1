import type { AdminProvider } from '@kathasagar/api/contract'
import { isFitting } from '@kathasagar/api/contract/vocabulary'
import { useState, type RefObject } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DialogFormActions } from '../../primitives/Dialog/DialogFormActions.tsx'
import { PROVIDER_KIND_NAMES } from '../../../format/providerKindNames.ts'
import { AskedNote } from './AskedNote.tsx'
import { ProviderFields } from './ProviderFields.tsx'
import { providerDialogStyles as styles } from './ProviderDialog.styles.ts'
import { RemoveProviderDialog } from './RemoveProviderDialog.tsx'
import { UseForAll } from './UseForAll.tsx'
import { useProviderForm, type ProviderFormOptions } from './useProviderForm.ts'

export interface ProviderDialogProps extends ProviderFormOptions {
  /** What is bound to the provider and built in again without it, in words; empty for nothing. */
  boundNames: string
  /** Storytellers that one of its models can tell for at once, in words; empty for none. */
  tellerNames: string
  /** Has a model tell for all of these and closes the dialog, or gives why not, as a sentence. */
  onUse: (provider: AdminProvider, model: string) => Promise<string | null>
  /** The dialog is done with; what was saved stays. */
  onClose: () => void
  /** Removes the provider and closes the dialog, or gives why not, as a sentence. */
  onRemove: (provider_id: string) => Promise<string | null>
}

/** Sets up a provider: what it speaks, where it is, by which key; it is asked as soon as it is saved. */
export function ProviderDialog(props: ProviderDialogProps) {
  const { provider, onClose } = props
  const messages = useAdminMessages().modelForms.provider
  const { ref, ...form } = useProviderForm(props)
  const { saved } = form
  const isReadOnly = provider?.is_read_only ?? false
  const edit = isReadOnly ? messages.look : messages.edit

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={saved ? fill(edit, { name: saved.name }) : messages.add}
    >
      {isReadOnly ? (
        <ReadOnlyProvider form={form} onClose={onClose} />
      ) : (
        <ProviderForm {...props} form={form} formRef={ref} />
      )}
    </Dialog>
  )
}

type Form = Omit<ReturnType<typeof useProviderForm>, 'ref'>

interface ProviderFormProps extends ProviderDialogProps {
  form: Form
  formRef: RefObject<HTMLFormElement | null>
}

function ProviderForm(props: ProviderFormProps) {
  const { form, formRef, boundNames, onRemove, onClose } = props
  const [isRemoving, setRemoving] = useState(false)
  const { saved, message } = form

  return (
    <form css={styles.form} noValidate onSubmit={form.handleSubmit} ref={formRef}>
      {message && <FormError>{message}</FormError>}
      <ProviderFields {...form} />
      {saved && <AskedNote {...form} name={saved.name} />}
      <Offer {...props} />
      <FormActions form={form} onClose={onClose} onRemove={() => setRemoving(true)} />
      {saved && isRemoving && (
        <RemoveProviderDialog
          boundNames={boundNames}
          name={saved.name}
          onClose={() => setRemoving(false)}
          onRemove={() => onRemove(saved.id)}
        />
      )}
    </form>
  )
}

/** Once it has answered, one of its models may tell at once. */
function Offer({ form: { saved, asked }, tellerNames, onUse }: ProviderFormProps) {
  if (saved === null || asked === null || typeof asked === 'string') return null
  if (asked.state.fault !== null || tellerNames === '' || !isFitting(saved.kind, 'tenali')) {
    return null
  }
  return (
    <UseForAll
      models={asked.models}
      onUse={(model) => onUse(saved, model)}
      tellerNames={tellerNames}
    />
  )
}

interface FormActionsProps {
  form: Form
  onClose: () => void
  onRemove: () => void
}

function FormActions({ form, onClose, onRemove }: FormActionsProps) {
  const { cancel, close, save, saving, provider: messages } = useAdminMessages().modelForms
  const { saved, isBusy, isAsking, asked } = form

  return (
    <DialogFormActions
      busyLabel={saving}
      cancelLabel={saved ? close : cancel}
      isBusy={isBusy}
      onClose={onClose}
      submitLabel={save}
      variant={asked === null ? 'primary' : 'secondary'}
    >
      {saved && (
        <>
          <Button isDisabled={isAsking} onPress={form.onAsk}>
            {messages.ask}
          </Button>
          <Button css={styles.last} icon="trash" onPress={onRemove} variant="quiet">
            {messages.remove}
          </Button>
        </>
      )}
    </DialogFormActions>
  )
}

/** One of the models file: it can be asked, and nothing of it changed. */
function ReadOnlyProvider({ form, onClose }: { form: Form; onClose: () => void }) {
  const { close, provider: messages } = useAdminMessages().modelForms
  const { saved, isAsking } = form

  if (saved === null) return null
  return (
    <div css={styles.form}>
      <p>{messages.readOnly}</p>
      <p>
        <span lang="en">{PROVIDER_KIND_NAMES[saved.kind]}</span>{' '}
        {saved.base_url && <code>{saved.base_url}</code>}
      </p>
      <AskedNote {...form} name={saved.name} />
      <div css={styles.actions}>
        <Button onPress={onClose}>{close}</Button>
        <Button isDisabled={isAsking} onPress={form.onAsk}>
          {messages.ask}
        </Button>
      </div>
    </div>
  )
}
