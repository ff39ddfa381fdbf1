import type { RetellAction, Variants } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { tellingToolsStyles as styles } from './TellingTools.styles.ts'

export interface TellingToolsProps {
  /** What may be asked for; what is not among it has no button. */
  items: readonly RetellAction[]
  /** Which telling of its turn is shown; absent where there is only one. */
  value?: Variants | undefined
  /** What another telling takes, in words; empty where it takes nothing. */
  price: string
  isDisabled?: boolean
  /** Called with whether it is to be told again or on. */
  onRetell: (action: RetellAction) => void
  /** Called with the place of another telling, from 1; answers why it could not be had. */
  onChange: (index: number) => Promise<string | null>
}

/** Buttons that have the newest text told again or told on, and that switch between its versions. */
export function TellingTools(props: TellingToolsProps) {
  const { items, value, price, isDisabled = false, onRetell } = props
  const { tellings } = usePlayMessages().play
  const { locale } = useUi()
  if (items.length === 0 && !value) return null
  const retold = {
    detail: price || undefined,
    isDisabled,
    size: 'small',
    variant: 'quiet',
  } as const

  return (
    <div aria-label={tellings.tools} css={styles.tools} lang={locale} role="group">
      {items.includes('tell_again') && (
        <Button {...retold} icon="redo" onPress={() => onRetell('tell_again')}>
          {tellings.again}
        </Button>
      )}
      {items.includes('tell_on') && (
        <Button {...retold} icon="plus" onPress={() => onRetell('tell_on')}>
          {tellings.on}
        </Button>
      )}
      {value && <VariantPicker {...props} isDisabled={isDisabled} value={value} />}
    </div>
  )
}

function VariantPicker({
  value: { kind, index, total },
  isDisabled,
  onChange,
}: Pick<TellingToolsProps, 'onChange'> & { isDisabled: boolean; value: Variants }) {
  const { tellings } = usePlayMessages().play
  const { refusal, attempt } = useAttempt<string>()
  const choose = (place: number) => void attempt(() => onChange(place))

  return (
    <>
      <div css={styles.variants}>
        <IconButton
          icon="chevronLeft"
          isDisabled={isDisabled}
          label={tellings.earlier}
          onPress={() => choose(index === 1 ? total : index - 1)}
          size="small"
        />
        <span aria-live="polite" role="status">
          {fill(tellings.place, { index, total })} · {tellings.kinds[kind]}
        </span>
        <IconButton
          icon="chevronRight"
          isDisabled={isDisabled}
          label={tellings.later}
          onPress={() => choose(index === total ? 1 : index + 1)}
          size="small"
        />
      </div>
      <Alert css={styles.refusal} role="alert" tone="danger">
        {refusal}
      </Alert>
    </>
  )
}
