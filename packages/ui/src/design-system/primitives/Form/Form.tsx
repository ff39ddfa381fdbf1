import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'

import { useAttempt } from '../../hooks/useAttempt.ts'
import { useFocusFirstError } from '../../hooks/useFocusFirstError.ts'
import { FormError } from '../FormError/FormError.tsx'
import { Button, type ButtonVariant } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { formStyles as styles } from './Form.styles.ts'
import { FormControls } from './FormControls.tsx'
import { fieldsOf, type FormEntry, type FormField } from './formFields.ts'

/** Error messages or message keys, by field name. */
export type FormErrors<Name extends string> = { readonly [Field in Name]?: string | undefined }

/** Reason why the values were not saved: a message, errors by field, or both. */
export type FormRefusal<Name extends string = string> =
  | string
  | { message?: string | undefined; errors?: FormErrors<Name> | undefined }

export interface FormProps<Values extends { [Name in keyof Values]: string }> {
  fields: FieldsOf<Values> | ((values: Values) => FieldsOf<Values>)
  initialValues: Values
  /** Returns errors that the client finds, in addition to blank required fields. */
  errorsOf?: (values: Values) => FormErrors<keyof Values & string>
  /** Returns values that depend on a change, such as the model after a change of the provider. */
  follow?: (changed: keyof Values & string) => Partial<Values>
  /** Submits the values. Resolves with the reason why they were rejected, or with null. */
  onSubmit: (values: Values) => Promise<FormRefusal<keyof Values & string> | null>
  submitLabel: string
  busyLabel: string
  submitIcon?: IconName
  variant?: ButtonVariant | undefined
  /** Message after a successful submit. It is visible until a field is edited. */
  doneMessage?: string | undefined
  /** Fields that are cleared after a submit, except if they were edited in the meantime. */
  resets?: readonly (keyof Values & string)[]
  /** Error message from outside the form. The next submit removes it. */
  error?: string | undefined
  /** Arranges the fields in a row if there is space. Default: false. */
  isInline?: boolean
  /** Maximum width of the form. Default: `reading`. */
  width?: 'reading' | 'narrow' | 'full'
  isFullWidth?: boolean
  takesFocus?: boolean
  intro?: ReactNode
  /** Text above the button, such as the terms. It describes the button. */
  notice?: string | undefined
  /** Content below the fields. A function receives true during a submit. */
  children?: ReactNode | ((isBusy: boolean) => ReactNode)
  cancelLabel?: string
  onClose?: () => void
  /** Another action, such as a reset. Its function resolves in the same way as `onSubmit`. */
  extra?: { label: string; onPress: () => Promise<FormRefusal | null> } | undefined
  'aria-labelledby'?: string
}

type FieldsOf<Values> = readonly FormEntry<keyof Values & string>[]

function useForm<Values extends { [Name in keyof Values]: string }>(props: FormProps<Values>) {
  type Name = keyof Values & string
  const { initialValues, onSubmit, takesFocus } = props
  const [values, setValues] = useState(initialValues)
  const [edited, setEdited] = useState<readonly Name[]>([])
  const [refused, setRefused] = useState<FormErrors<Name>>({})
  const [tries, setTries] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const [isDone, setDone] = useState(false)
  const { isBusy, refusal, attempt } = useAttempt<FormRefusal<Name>>()
  const ref = useFocusFirstError(tries, refusal)
  const entries = typeof props.fields === 'function' ? props.fields(values) : props.fields
  const fields = fieldsOf(entries)
  const errors = knownErrors(fields, values, props.errorsOf)
  useEffect(() => {
    if (takesFocus)
      ref.current?.querySelector<HTMLElement>('[role="combobox"], input, textarea')?.focus()
  }, [ref, takesFocus])

  /** Returns the values without spaces at their ends. Passwords are unchanged. */
  const trimmed = () => {
    const texts = fields.filter(({ kind }) => kind !== 'password')
    const pairs = texts.map(({ name }) => [name, (values[name] ?? '').trim()])
    return { ...values, ...Object.fromEntries(pairs) } as Values
  }
  const send = async (act: FormProps<Values>['onSubmit']) => {
    const answer = { errors: {} as FormErrors<Name> }
    const isSaved = await attempt(async () => {
      const reason = await act(trimmed())
      if (reason !== null && typeof reason === 'object') answer.errors = reason.errors ?? {}
      return reason
    })
    setRefused(answer.errors)
    setDone(isSaved)
    if (!isSaved) return
    setChecked(false)
    const emptied = {
      ...values,
      ...Object.fromEntries(props.resets?.map((name) => [name, '']) ?? []),
    }
    // Preserves text that was typed during the submit, because it was not saved.
    setValues((now) => (now === values ? emptied : now))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTries(tries + 1)
    setChecked(true)
    setEdited([])
    setDone(false)
    if (Object.keys(errors).length === 0) void send(onSubmit)
  }
  const handleChange = ({ name, clears }: FormField<string>, value: string) => {
    const change = { [name]: value, ...props.follow?.(name as Name) }
    setDone(false)
    setEdited((names) => [...names, name as Name])
    setRefused((now) => ({ ...now, [name]: undefined, [clears ?? name]: undefined }))
    setValues((now) => ({ ...now, ...change }))
  }
  const shown = fields.map(({ name, isLive }) => {
    const isEdited = edited.includes(name)
    // An edit hides the error until the next submit, except in a field with live validation.
    const isShown = isLive === true ? isChecked || isEdited : isChecked && !isEdited
    return [name, refused[name] ?? (isShown ? errors[name] : undefined)]
  })
  const shownErrors = Object.fromEntries(shown) as Record<string, string | undefined>
  const reason = typeof refusal === 'string' ? refusal : refusal?.message
  const message = reason ?? (isBusy || refusal ? undefined : props.error)
  return {
    ref,
    entries,
    values,
    shownErrors,
    message,
    isBusy,
    isDone,
    send,
    handleSubmit,
    handleChange,
  }
}

/** Form with a list of fields. Validates and submits the values and focuses the first error. */
export function Form<Values extends { [Name in keyof Values]: string }>(props: FormProps<Values>) {
  const { children, notice, extra, cancelLabel } = props
  const { ref, message, isBusy, isDone, send, ...form } = useForm(props)
  const noticeId = useId()
  const controls = (
    <FormControls
      errors={form.shownErrors}
      items={form.entries}
      onChange={form.handleChange}
      values={form.values}
    />
  )

  return (
    <form
      aria-labelledby={props['aria-labelledby']}
      css={[styles.form, styles[props.width ?? 'reading']]}
      noValidate
      onSubmit={form.handleSubmit}
      ref={ref}
    >
      {props.intro}
      {message && <FormError>{message}</FormError>}
      {props.isInline ? <div css={styles.inline}>{controls}</div> : controls}
      {typeof children === 'function' ? children(isBusy) : children}
      {extra && (
        <div>
          <Button isDisabled={isBusy} onPress={() => void send(extra.onPress)} variant="quiet">
            {extra.label}
          </Button>
        </div>
      )}
      {notice && (
        <p css={styles.hint} id={noticeId}>
          {notice}
        </p>
      )}
      <div css={styles.actions}>
        {cancelLabel && <Button onPress={() => props.onClose?.()}>{cancelLabel}</Button>}
        <Button
          aria-describedby={notice && noticeId}
          busyLabel={props.busyLabel}
          icon={props.submitIcon}
          isBusy={isBusy}
          isFullWidth={props.isFullWidth ?? false}
          type="submit"
          variant={props.variant ?? 'primary'}
        >
          {props.submitLabel}
        </Button>
        <span css={styles.done} role="status">
          {isDone && props.doneMessage && (
            <>
              <Icon name="check" size={16} /> {props.doneMessage}
            </>
          )}
        </span>
      </div>
    </form>
  )
}

function knownErrors<Values extends { [Name in keyof Values]: string }>(
  fields: readonly FormField<keyof Values & string>[],
  values: Values,
  errorsOf: FormProps<Values>['errorsOf'],
): FormErrors<keyof Values & string> {
  const missing = fields.map(({ name, missing: error }) => [
    name,
    (values[name] ?? '').trim() === '' ? error : undefined,
  ])
  const all: Record<string, string | undefined> = {
    ...Object.fromEntries(missing),
    ...withoutUndefined(errorsOf?.(values) ?? {}),
  }
  return withoutUndefined(all) as FormErrors<keyof Values & string>
}

const withoutUndefined = (errors: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
