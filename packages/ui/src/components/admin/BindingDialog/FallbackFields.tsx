import { useRef, useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useStepFocus } from '../TaxonomyList/useStepFocus.ts'
import { FALLBACKS_MAX, modelDraft, movedRow, type ModelDraft } from './bindingDraft.ts'
import { bindingDialogStyles as styles } from './BindingDialog.styles.ts'
import { ModelFields, type ModelFieldsProps } from './ModelFields.tsx'

export interface FallbackFieldsProps extends Pick<ModelFieldsProps, 'providers' | 'readModels'> {
  /** Asked in this order. */
  value: readonly ModelDraft[]
  /** More, fewer, others, or in another order. */
  onChange: (value: ModelDraft[]) => void
  /** What is wrong with one of them. */
  errorsOf: (draft: ModelDraft) => ModelFieldsProps['errors']
}

/** Who is asked when the bound one falls silent, in an order that keys change too. */
export function FallbackFields({ value, onChange, errorsOf, ...models }: FallbackFieldsProps) {
  const messages = useAdminMessages().modelForms.binding
  const { list, news, handleMove } = useMoves(value, onChange)
  const handleAdd = () =>
    onChange([...value, modelDraft({ provider_id: models.providers[0]?.id ?? '', model: '' })])

  return (
    <fieldset css={styles.group}>
      <legend>{messages.fallbacks}</legend>
      <p css={styles.hint}>{messages.fallbacksHint}</p>
      <ol css={styles.fallbacks} ref={list}>
        {value.map((draft, at) => (
          <li css={styles.fallback} data-item={draft.id} key={draft.id}>
            <FallbackHead
              at={at}
              isLast={at === value.length - 1}
              onRemove={() => onChange(value.filter(({ id }) => id !== draft.id))}
              onStep={(step) => handleMove(at, step)}
            />
            <ModelFields
              {...models}
              draft={draft}
              errors={errorsOf(draft)}
              onChange={(next) => onChange(value.map((one) => (one.id === next.id ? next : one)))}
            />
          </li>
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      {value.length < FALLBACKS_MAX && (
        <Button icon="plus" onPress={handleAdd} size="small">
          {messages.addFallback}
        </Button>
      )}
    </fieldset>
  )
}

/** Moves a row; the focus goes with it, and where it stands now is told. */
function useMoves(value: FallbackFieldsProps['value'], onChange: FallbackFieldsProps['onChange']) {
  const { moved } = useAdminMessages().modelForms.binding
  const list = useRef<HTMLOListElement>(null)
  const keepFocus = useStepFocus(list, value)
  const [news, setNews] = useState('')

  const handleMove = (from: number, step: -1 | 1) => {
    keepFocus(value[from]?.id ?? '', step)
    setNews(fill(moved, { from: from + 1, number: from + step + 1 }))
    onChange(movedRow(value, from, step))
  }
  return { list, news, handleMove }
}

interface FallbackHeadProps {
  /** Place in the order, from 0. */
  at: number
  /** Nothing comes after but what is built in. */
  isLast: boolean
  onStep: (step: -1 | 1) => void
  onRemove: () => void
}

function FallbackHead({ at, isLast, onStep, onRemove }: FallbackHeadProps) {
  const messages = useAdminMessages().modelForms.binding
  const named = (words: string) => fill(words, { number: at + 1 })

  return (
    <div css={styles.fallbackHead}>
      <b>{named(messages.fallback)}</b>
      <span data-step="-1">
        <IconButton
          icon="arrowUp"
          isDisabled={at === 0}
          label={named(messages.up)}
          onPress={() => onStep(-1)}
          size="small"
        />
      </span>
      <span data-step="1">
        <IconButton
          icon="arrowDown"
          isDisabled={isLast}
          label={named(messages.down)}
          onPress={() => onStep(1)}
          size="small"
        />
      </span>
      <IconButton
        icon="trash"
        label={named(messages.removeFallback)}
        onPress={onRemove}
        size="small"
      />
    </div>
  )
}
