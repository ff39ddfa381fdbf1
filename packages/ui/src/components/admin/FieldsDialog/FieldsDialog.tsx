import { useEffect, useState, type FormEvent } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { ComboInput } from '../../primitives/ComboInput/ComboInput.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DialogForm } from '../../primitives/Dialog/DialogForm.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { fieldsDialogStyles as styles } from './FieldsDialog.styles.ts'

/** Values of the fields by name, as they are typed. A toggle is `yes` or blank. */
export type FieldValues = Readonly<Record<string, string>>

interface Named {
  /** Key of the value that the field edits. */
  name: string
  label: string
  hint?: string | undefined
}

/** A field that edits one value. */
type Field = Named &
  (
    | { kind: 'text'; placeholder?: string; isRequired?: boolean }
    | { kind: 'secret' }
    | { kind: 'toggle' }
    | { kind: 'number'; min: number; step: number; placeholder?: string }
    | {
        kind: 'select'
        items: readonly { value: string; label: string }[]
        blankLabel?: string | undefined
      }
    /** A model of a provider: `of` names the provider, `readModels` asks it for its models. */
    | { kind: 'model'; of: string; readModels: ReadModels }
  )

/** One of the fields, or several that stand together under a legend. */
export type FieldEntry =
  | Field
  | { kind: 'group'; label: string; hint?: string; isFolded?: boolean; fields: readonly Field[] }

/** Asks a provider for the names of its models. Resolves to null if it can't be asked. */
export type ReadModels = (provider_id: string) => Promise<readonly string[] | null>

/** Reasons why values were not saved. */
export interface FieldsRefusal {
  /** Reason as a sentence. Absent if the fields say it. */
  message?: string | undefined
  /** Errors by field. */
  errors?: Readonly<Record<string, string | undefined>>
}

export interface FieldsDialogProps {
  title: string
  /** Values at first. */
  initialValues: FieldValues
  /** Returns the fields to show for the values as they are typed. */
  entriesOf: (values: FieldValues) => readonly FieldEntry[]
  /** Returns the errors by field that are known before anything is sent. */
  errorsOf: (values: FieldValues) => Readonly<Record<string, string | undefined>>
  /** Values that follow from a change, such as a model that goes with its provider. */
  follow?: (changed: string) => FieldValues
  /** Saves the values and closes the dialog. Resolves with why not, or with null. */
  onSave: (values: FieldValues) => Promise<FieldsRefusal | null>
  /** Another act than Save, such as a reset. Resolves like `onSave`. */
  extra?: { label: string; onPress: () => Promise<FieldsRefusal | null> } | undefined
  /** Called when the dialog is left without saving. */
  onClose: () => void
}

/** A form in a dialog, rendered from a list of fields. Focuses the first error after each try. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { title, initialValues, entriesOf, errorsOf, follow, onSave, extra, onClose } = props
  const { cancel, save, saving } = useAdminMessages().modelForms
  const [values, setValues] = useState(initialValues)
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<FieldsRefusal>()
  const [isEdited, setEdited] = useState(false)
  const known = Object.entries(errorsOf(values)).filter(([, error]) => error !== undefined)
  // What the server refused was said of the values before: one field may mend another.
  const refused = isEdited ? {} : refusal?.errors
  const errors = tries > 0 ? { ...refused, ...Object.fromEntries(known) } : {}
  const send = (act: FieldsDialogProps['onSave']) => {
    setTries(tries + 1)
    setEdited(false)
    void attempt(() => act(values))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (known.length === 0) send(onSave)
    else setTries(tries + 1)
  }
  const shared = {
    values,
    errors,
    onChange: (name: string, value: string) => {
      setEdited(true)
      setValues((now) => ({ ...now, [name]: value, ...follow?.(name) }))
    },
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <DialogForm
        busyLabel={saving}
        cancelLabel={cancel}
        isBusy={isBusy}
        onClose={onClose}
        onSubmit={handleSubmit}
        ref={useFirstFault(tries, refusal)}
        submitLabel={save}
        variant="primary"
      >
        {tries > 0 && refusal?.message && <FormError>{refusal.message}</FormError>}
        {entriesOf(values).map((entry) =>
          entry.kind === 'group' ? (
            <Group {...shared} entry={entry} key={entry.label} />
          ) : (
            <FieldControl {...shared} entry={entry} key={entry.name} />
          ),
        )}
        {extra && (
          <div>
            <Button isDisabled={isBusy} onPress={() => send(extra.onPress)} variant="quiet">
              {extra.label}
            </Button>
          </div>
        )}
      </DialogForm>
    </Dialog>
  )
}

interface ControlProps<Entry> {
  entry: Entry
  values: FieldValues
  errors: Readonly<Record<string, string | undefined>>
  onChange: (name: string, value: string) => void
}

function Group({ entry, ...shared }: ControlProps<FieldEntry & { kind: 'group' }>) {
  const { label, hint, isFolded, fields } = entry
  const [isOpen, setOpen] = useState(false)
  const isWrong = fields.some(({ name }) => shared.errors[name] !== undefined)
  const controls = (
    <div css={styles.beside}>
      {fields.map((field) => (
        <FieldControl {...shared} entry={field} key={field.name} />
      ))}
    </div>
  )
  if (isFolded) {
    return (
      <Disclosure isOpen={isOpen || isWrong} label={label} note={hint} onOpenChange={setOpen}>
        <div css={styles.unfolded}>{controls}</div>
      </Disclosure>
    )
  }
  return (
    <fieldset css={styles.group}>
      <legend>{label}</legend>
      {controls}
      {hint && <p css={styles.hint}>{hint}</p>}
    </fieldset>
  )
}

function FieldControl({ entry, values, errors, onChange }: ControlProps<Field>) {
  const { name, label, hint } = entry
  const value = values[name] ?? ''
  const control = {
    label,
    hint,
    value,
    error: errors[name],
    onChange: (next: string) => onChange(name, next),
  }
  switch (entry.kind) {
    case 'text': {
      const { isRequired = false, placeholder = '' } = entry
      return (
        <TextInput
          {...control}
          autoComplete="off"
          isRequired={isRequired}
          placeholder={placeholder}
        />
      )
    }
    case 'secret':
      return <PasswordInput {...control} autoComplete="off" />
    case 'number': {
      const { min, step, placeholder = '' } = entry
      return <NumberInput {...control} min={min} placeholder={placeholder} step={step} />
    }
    case 'select':
      return <SelectInput {...control} blankLabel={entry.blankLabel} items={entry.items} />
    case 'toggle':
      return (
        <div css={styles.group}>
          <Checkbox
            isSelected={value === 'yes'}
            onChange={(isOn) => onChange(name, isOn ? 'yes' : '')}
          >
            {label}
          </Checkbox>
          {hint && <p css={styles.hint}>{hint}</p>}
        </div>
      )
    case 'model':
      return <ModelField {...control} of={entry.of} readModels={entry.readModels} />
  }
}

interface ModelFieldProps {
  label: string
  hint: string | undefined
  value: string
  error: string | undefined
  onChange: (value: string) => void
  of: string
  readModels: ReadModels
}

/** Most names that are offered at once; another letter finds the others. */
const MAX_OFFERED = 50

/** Returns the names that contain what was typed. Returns all names for a whole name. */
function matchingModels(names: readonly string[], typed: string): string[] {
  const sought = names.includes(typed.trim()) ? '' : typed.trim().toLowerCase()
  const found = names.filter((name) => name.toLowerCase().includes(sought))
  return found
    .toSorted((a, b) => a.toLowerCase().indexOf(sought) - b.toLowerCase().indexOf(sought))
    .slice(0, MAX_OFFERED)
}

/** A model by its name: chosen from those that the provider lists, or typed. */
function ModelField({ of, readModels, ...field }: ModelFieldProps) {
  const messages = useAdminMessages().modelForms.binding
  const [known, setKnown] = useState<{ of: string; names: readonly string[] | null }>()
  useEffect(() => {
    let isGone = false
    void readModels(of).then((names) => {
      if (!isGone) setKnown({ of, names })
    })
    return () => {
      isGone = true
    }
  }, [of, readModels])
  const names = known?.of === of ? known.names : undefined

  return (
    <ComboInput
      {...field}
      emptyLabel={
        names === undefined
          ? messages.loadingModels
          : names === null
            ? messages.noList
            : messages.noModels
      }
      isRequired
      items={matchingModels(names ?? [], field.value).map((name) => ({ value: name, label: name }))}
      openLabel={messages.openModels}
    />
  )
}
