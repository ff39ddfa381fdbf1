import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { FieldErrors } from '@kathasagar/api/contract'

export interface FormFieldsOptions<Values extends object> {
  initialValues: Values
  /** Everything that is wrong with these values, field by field. */
  validate: (values: Values) => FieldErrors<keyof Values & string>
  /** Fields that are checked while they are typed; the others wait until the form is sent. */
  liveFields: readonly (keyof Values & string)[]
  /** What the server found wrong with the fields, after a refusal. */
  serverErrors?: FieldErrors<keyof Values & string> | undefined
  /** While the form is on its way it is not sent again. */
  isBusy: boolean
  onSubmit: (values: Values) => void
}

const isWrong = (errors: FieldErrors<string>) =>
  Object.values(errors).some((error) => error !== undefined)

/**
 * Values and errors of a form: an error goes when its field is edited, values stay after a
 * refusal, and after every failed attempt the first wrong field has the focus.
 */
export function useFormFields<Values extends object>({
  initialValues,
  validate,
  liveFields,
  serverErrors,
  isBusy,
  onSubmit,
}: FormFieldsOptions<Values>) {
  type Name = keyof Values & string
  const [values, setValues] = useState(initialValues)
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const [typed, setTyped] = useState<ReadonlySet<Name>>(new Set())
  const [failedAttempts, setFailedAttempts] = useState(0)
  const [heard, setHeard] = useState('{}')
  const formRef = useRef<HTMLFormElement>(null)

  const saidByServer = JSON.stringify(serverErrors ?? {})
  if (heard !== saidByServer) {
    setHeard(saidByServer)
    setErrors({ ...errors, ...serverErrors })
    if (isWrong(serverErrors ?? {})) setFailedAttempts(failedAttempts + 1)
  }

  useEffect(() => {
    if (failedAttempts === 0) return
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedAttempts])

  const change = <K extends Name>(name: K, value: Values[K]) => {
    const next = { ...values, [name]: value }
    const known = new Set([...typed, name])
    const found: FieldErrors<Name> = liveFields.includes(name) ? validate(next) : {}
    const checked = liveFields.filter((field) => liveFields.includes(name) && known.has(field))

    setValues(next)
    setTyped(known)
    setErrors({
      ...errors,
      [name]: undefined,
      ...Object.fromEntries(checked.map((field) => [field, found[field]])),
    })
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = validate(values)
    setErrors(found)
    if (isWrong(found)) setFailedAttempts(failedAttempts + 1)
    else onSubmit(values)
  }

  return { values, errors, hasErrors: isWrong(errors), change, handleSubmit, formRef }
}
