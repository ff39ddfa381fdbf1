import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import type { ViewMenuProps } from './ViewMenu.tsx'
import { viewMenuStyles as styles } from './ViewMenu.styles.ts'

/** Keeps what the list shows now by a name. */
export function ViewForm({ onSave }: Pick<ViewMenuProps, 'onSave'>) {
  const { views: messages } = useAdminMessages().stories
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const { bind, formRef, handleSubmit } = useFormFields({
    initialValues: { name: '' },
    validate: ({ name }) => (name.trim() === '' ? { name: messages.nameMissing } : {}),
    liveFields: [],
    isBusy,
    onSubmit: ({ name }) => void save(name.trim()),
  })
  const save = async (name: string) => {
    if (await attempt(() => onSave(name))) bind('name').onChange('')
  }

  return (
    <form css={styles.form} noValidate onSubmit={handleSubmit} ref={formRef}>
      {refusal && <FormError>{refusal}</FormError>}
      <TextInput
        {...bind('name')}
        hint={messages.nameHint}
        label={messages.name}
        maxLength={LIMITS.itemNameMax}
      />
      <Button busyLabel={messages.saving} isBusy={isBusy} size="small" type="submit">
        {messages.save}
      </Button>
    </form>
  )
}
