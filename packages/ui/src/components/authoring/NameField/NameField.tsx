import { useId, useRef, type Ref, type UIEvent } from 'react'
import { Input } from 'react-aria-components'

import type { KnownState } from '../../../structure/knownState.ts'
import { Field, type TextControlProps } from '../../primitives/Field/Field.tsx'
import { colouredParts } from './colouredParts.ts'
import { CompletionList, optionId } from './CompletionList.tsx'
import { nameFieldStyles as styles } from './NameField.styles.ts'
import { useCompletion } from './useCompletion.ts'

export interface NameFieldProps extends TextControlProps {
  /** The names that are offered as one types. */
  state: KnownState
  /** Where a fault begins, in characters from 1. */
  faultColumn?: number | undefined
}

/** A line in the language of conditions: coloured, with the names of the state to be taken. */
export function NameField({ state, faultColumn, onBlur, ...field }: NameFieldProps) {
  const { value, onChange } = field
  const completion = useCompletion({ value, onChange, state })

  const handleBlur = () => {
    completion.close()
    onBlur?.()
  }

  return (
    <Field {...field} onBlur={handleBlur} onChange={completion.handleChange}>
      <NameInput {...completion} faultColumn={faultColumn} value={value} />
    </Field>
  )
}

interface NameInputProps
  extends ReturnType<typeof useCompletion>, Pick<NameFieldProps, 'value' | 'faultColumn'> {}

function NameInput({ value, faultColumn, input, offer, active, take, handleKey }: NameInputProps) {
  const listId = useId()
  const colours = useRef<HTMLDivElement>(null)

  const handleScroll = ({ currentTarget }: UIEvent<HTMLInputElement>) => {
    if (colours.current) colours.current.scrollLeft = currentTarget.scrollLeft
  }

  return (
    <div css={styles.place}>
      <div css={styles.box}>
        <Colours faultColumn={faultColumn} ref={colours} value={value} />
        <Input
          aria-activedescendant={offer ? optionId(listId, active) : undefined}
          aria-autocomplete="list"
          aria-controls={offer ? listId : undefined}
          aria-expanded={offer !== null}
          autoCapitalize="none"
          autoComplete="off"
          css={styles.input}
          dir="ltr"
          onKeyDown={handleKey}
          onScroll={handleScroll}
          ref={input}
          role="combobox"
          spellCheck={false}
        />
      </div>
      {offer && <CompletionList active={active} id={listId} offer={offer} onAction={take} />}
    </div>
  )
}

interface ColoursProps extends Pick<NameFieldProps, 'value' | 'faultColumn'> {
  ref: Ref<HTMLDivElement>
}

/** The same words behind the field, in colours; what is read and selected is the field itself. */
function Colours({ value, faultColumn, ref }: ColoursProps) {
  return (
    <div aria-hidden="true" css={styles.colours} dir="ltr" ref={ref}>
      {colouredParts(value).map(({ text, kind, column }) => (
        <span
          key={column}
          css={[
            styles[kind],
            faultColumn !== undefined &&
              column <= faultColumn &&
              faultColumn < column + [...text].length &&
              styles.fault,
          ]}
        >
          {text}
        </span>
      ))}
    </div>
  )
}
