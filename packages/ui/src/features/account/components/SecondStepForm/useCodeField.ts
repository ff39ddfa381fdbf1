import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import type { FormField } from '../../../../design-system/primitives/Form/formFields.ts'

export function useCodeField() {
  const { fields, missing } = useAccountMessages().account.secondStep
  const field: FormField<'code'> = {
    name: 'code',
    label: fields.code,
    isRequired: true,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  }

  return {
    fields: [field],
    errorsOf: ({ code }: { code: string }) => ({
      code: /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? undefined : missing.code,
    }),
    initialValues: { code: '' },
  }
}
