import type { RegenerateAction, Variants } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, control, media } = theme

const styles = {
  tools: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.xs} ${space.s}`,
    // Aligns the labels of the buttons with the left edge of the story text.
    marginInlineStart: `calc(-1 * ${space.mPlus})`,
    fontFamily: font.interface,
    [media.below.xl]: { '& button': { minBlockSize: control.touch, minInlineSize: control.touch } },
    // Hides the icons on a narrow screen, so that two buttons fit in one line.
    [media.below.m]: {
      marginInlineStart: `calc(-1 * ${space.s})`,
      '& > button': { paddingInline: space.s, '& > svg': { display: 'none' } },
    },
  },
  variants: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    marginInlineStart: 'auto',
    color: color.textMuted,
    fontSize: size.small,
    lineHeight: 1.3,
  },
  refusal: { flexBasis: '100%', '&:empty': { display: 'none' } },
}

export interface VariantToolsProps {
  items: readonly RegenerateAction[]
  /** Number of the visible version and of all versions. Absent if there is only one version. */
  value?: Variants | undefined
  price: string
  isDisabled?: boolean
  onRegenerate: (action: RegenerateAction) => void
  onChange: (index: number) => Promise<string | null>
}

export function VariantTools(props: VariantToolsProps) {
  const { items, value, price, isDisabled = false, onRegenerate } = props
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
        <Button {...retold} icon="redo" onPress={() => onRegenerate('tell_again')}>
          {tellings.again}
        </Button>
      )}
      {items.includes('tell_on') && (
        <Button {...retold} icon="plus" onPress={() => onRegenerate('tell_on')}>
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
}: Pick<VariantToolsProps, 'onChange'> & { isDisabled: boolean; value: Variants }) {
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
