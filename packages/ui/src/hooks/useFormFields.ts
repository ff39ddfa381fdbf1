import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { FieldErrors } from '@kathasagar/api/contract'

export interface FormFieldsOptions<Values extends object> {
  /** What stands in the fields at first; later changes are not looked at. */
  initialValues: Values
  /** Everything that is wrong with these values, field by field. */
  validate: (values: Values) => FieldErrors<keyof Values & string>
  /** Fields that are checked while they are typed; the others wait until the form is sent. */
  liveFields: readonly (keyof Values & string)[]
  /** What the server found wrong with the fields, after a refusal. */
  serverErrors?: FieldErrors<keyof Values & string> | undefined
  /** While the form is on its way it is not sent again. */
  isBusy: boolean
  /** Called with the values, once `validate` finds nothing wrong. */
  onSubmit: (values: Values) => void
}

/** Ties a control to its field: spread what it gives for the field's name on the control. */
export type BindField<Values extends object> = <Name extends keyof Values & string>(
  name: Name,
) => {
  name: Name
  value: Values[Name]
  error: string | undefined
  onChange: (value: Values[Name]) => void
}

const isWrong = (errors: FieldErrors<string>) =>
  Object.values(errors).some((error) => error !== undefined)

/** Counts failed attempts; after each, the first field that is marked has the focus. */
function useFocusOnFailure() {
  const formRef = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    if (failures === 0) return
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  return { formRef, fail: () => setFailures(failures + 1) }
}

/** Errors by field: what the form found, joined by what the server answers later. */
function useErrors<Name extends string>(serverErrors: FieldErrors<Name> = {}, fail: () => void) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const [heard, setHeard] = useState('{}')

  // An answer is told apart by its words, because a caller may build a new object every time.
  const said = JSON.stringify(serverErrors)
  if (heard !== said) {
    setHeard(said)
    setErrors({ ...errors, ...serverErrors })
    if (isWrong(serverErrors)) fail()
  }

  return [errors, setErrors] as const
}

const bindTo =
  <Values extends object>(
    values: Values,
    errors: FieldErrors<keyof Values & string>,
    change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void,
  ): BindField<Values> =>
  (name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value) => change(name, value),
  })

/**
 * Values and errors of a form: an error goes when its field is edited, values stay after a
 * refusal, and after every failed attempt the first wrong field has the focus.
 */
export function useFormFields<Values extends object>(options: FormFieldsOptions<Values>) {
  type Name = keyof Values & string
  const { validate, liveFields, isBusy, onSubmit } = options
  const { formRef, fail } = useFocusOnFailure()
  const [values, setValues] = useState(options.initialValues)
  const [errors, setErrors] = useErrors<Name>(options.serverErrors, fail)
  const [typed, setTyped] = useState<readonly Name[]>([])

  const change = <K extends Name>(name: K, value: Values[K]) => {
    const next = { ...values, [name]: value }
    const known = typed.includes(name) ? typed : [...typed, name]
    // Live fields depend on one another, so all that were typed in are checked again together.
    const rechecked = liveFields.includes(name) ? liveFields.filter((f) => known.includes(f)) : []
    const found: FieldErrors<Name> = rechecked.length > 0 ? validate(next) : {}

    setValues((before) => ({ ...before, [name]: value }))
    setTyped(known)
    setErrors({
      ...errors,
      [name]: undefined,
      ...Object.fromEntries(rechecked.map((field) => [field, found[field]])),
    })
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = validate(values)
    setErrors(found)
    if (isWrong(found)) fail()
    else onSubmit(values)
  }

  const bind = bindTo(values, errors, change)
  return { values, errors, change, bind, handleSubmit, formRef }
}
