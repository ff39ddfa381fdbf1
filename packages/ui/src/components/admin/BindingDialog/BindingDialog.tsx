import { fill } from '../../../format/fill.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DialogFormActions } from '../../primitives/Dialog/DialogFormActions.tsx'
import { bindingDialogStyles as styles } from './BindingDialog.styles.ts'
import { FallbackFields } from './FallbackFields.tsx'
import { ModelFields, type ModelFieldsProps } from './ModelFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ReadOnlyBinding } from './ReadOnlyBinding.tsx'
import { SettingFields } from './SettingFields.tsx'
import { useBindingForm, type BindingFormOptions } from './useBindingForm.ts'

export interface BindingDialogProps
  extends BindingFormOptions, Pick<ModelFieldsProps, 'providers' | 'readModels'> {
  /** The name as it is read. */
  name: string
  /** Nothing is saved. */
  onClose: () => void
}

/** Binds one of our names to a provider's model, or gives it back to what is built in. */
export function BindingDialog(props: BindingDialogProps) {
  const { binding, name, onClose } = props
  const messages = useAdminMessages().modelForms.binding

  return (
    <Dialog isOpen onClose={onClose} title={fill(messages.title, { name })}>
      {binding.is_read_only ? <ReadOnlyBinding {...props} /> : <BindingForm {...props} />}
    </Dialog>
  )
}

function BindingForm(props: BindingDialogProps) {
  const { binding, providers, readModels, onClose } = props
  const messages = useAdminMessages().modelForms.binding
  const { ref, ...form } = useBindingForm(props)
  const { bound } = form.draft

  return (
    <form css={styles.form} noValidate onSubmit={form.handleSubmit} ref={ref}>
      {form.message && <FormError>{form.message}</FormError>}
      {providers.length === 0 && <p>{messages.noProviders}</p>}
      <ModelFields
        draft={bound}
        errors={form.errorsOfModel(bound)}
        onChange={(next) => form.change({ bound: next })}
        providers={providers}
        readModels={readModels}
      />
      {bound.provider_id !== '' && <BoundFields {...props} form={form} />}
      <FormActions
        isBusy={form.isBusy}
        onClose={onClose}
        onReset={binding.bound ? form.handleReset : undefined}
      />
    </form>
  )
}

interface BoundFieldsProps extends Pick<BindingDialogProps, 'task' | 'providers' | 'readModels'> {
  form: Omit<ReturnType<typeof useBindingForm>, 'ref'>
}

/** What is said of a model once one is bound. */
function BoundFields({ task, form, providers, readModels }: BoundFieldsProps) {
  const { draft, change, errorOf, errorsOfModel } = form

  return (
    <>
      <PriceFields
        errorOf={errorOf}
        onChange={(price) => change({ price })}
        task={task}
        value={draft.price}
      />
      <FallbackFields
        errorsOf={errorsOfModel}
        onChange={(fallbacks) => change({ fallbacks })}
        providers={providers}
        readModels={readModels}
        value={draft.fallbacks}
      />
      <SettingFields
        errorOf={errorOf}
        onChange={(settings) => change({ settings })}
        task={task}
        value={draft.settings}
      />
    </>
  )
}

interface FormActionsProps {
  isBusy: boolean
  onClose: () => void
  /** Gives the name back to what is built in; absent where it is already. */
  onReset: (() => void) | undefined
}

function FormActions({ isBusy, onClose, onReset }: FormActionsProps) {
  const { cancel, save, saving, binding: messages } = useAdminMessages().modelForms

  return (
    <DialogFormActions
      busyLabel={saving}
      cancelLabel={cancel}
      isBusy={isBusy}
      onClose={onClose}
      submitLabel={save}
      variant="primary"
    >
      {onReset && (
        <Button css={styles.last} isDisabled={isBusy} onPress={onReset} variant="quiet">
          {messages.reset}
        </Button>
      )}
    </DialogFormActions>
  )
}
