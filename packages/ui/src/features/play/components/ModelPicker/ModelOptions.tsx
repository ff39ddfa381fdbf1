import type { Model } from '@kathasagar/api/contract'
import type { ModelKind } from '@kathasagar/story/vocabulary'
import { ListBox, ListBoxItem } from 'react-aria-components'

import { useUi } from '../../../../design-system/context/uiContext.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { ModelSwatch } from '../ModelSwatch/ModelSwatch.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, radius, focusRing, media, icon, lineWidth } = theme

const styles = {
  list: { display: 'grid', gap: space.hair, '&:focus-visible': { outline: 'none' } },
  option: {
    display: 'grid',
    gridTemplateColumns: `${icon.xl} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: space.m,
    padding: `${space.sPlus} ${space.sPlus} ${space.s}`,
    borderRadius: radius.m,
    lineHeight: 1.35,
    cursor: 'pointer',
    '&[data-hovered]': { background: color.raised },
    '&[data-selected]': {
      background: color.surface,
      boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.lineGold}`,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
    [media.forcedColors]: { '&[data-selected]': { outline: `${lineWidth.thick} solid Highlight` } },
  },
  note: { padding: space.sPlus, color: color.textSecondary, fontSize: size.small },
  name: { fontWeight: 600 },
  tier: { marginInlineStart: space.xs, color: color.textMuted, fontSize: size.caption },
  manner: { display: 'block', color: color.textSecondary, fontSize: size.small, lineHeight: 1.35 },
  reason: { display: 'block', color: color.textSecondary, fontSize: size.small },
  resting: { color: color.textDisabled },
  restingSwatch: { display: 'grid', filter: 'grayscale(1)', opacity: 0.6 },
  cost: { color: color.accent, fontSize: size.label, whiteSpace: 'nowrap' as const },
}

/** Text or image model. If `needs_account` is true, guests cannot select it. */
export type OfferedModel = Model & { needs_account?: boolean }

export interface ModelOptionsProps {
  kind: ModelKind
  label: string
  models: readonly OfferedModel[]
  value: string
  hasFocus?: boolean
  onChange: (modelKey: string) => void
}

/** List of models with style, tier and price. Shows a message if no model is connected. */
export function ModelOptions({
  kind,
  label,
  models,
  value,
  hasFocus = false,
  onChange,
}: ModelOptionsProps) {
  // Uses `autoFocus`, because the list would move a focus that was set in an effect.
  const focus = { autoFocus: hasFocus }
  const { play } = usePlayMessages()
  const isFree = ({ credit_cost, provider_model }: Model) => credit_cost === 0 && !provider_model
  if (kind === 'text' && models.every(isFree)) {
    return (
      <p css={styles.note} role="status">
        {play.noModelConnected}
      </p>
    )
  }

  return (
    <>
      {kind === 'image' && models.some(isFree) && <p css={styles.note}>{play.ownPictureFree}</p>}
      <ListBox
        {...focus}
        aria-label={label}
        css={styles.list}
        disallowEmptySelection
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          if (key !== undefined) onChange(String(key))
        }}
        selectedKeys={[value]}
        selectionMode="single"
        shouldSelectOnPressUp
      >
        {models.map((model) => (
          <ListBoxItem
            key={model.model_key}
            css={styles.option}
            id={model.model_key}
            isDisabled={model.is_disabled === true}
            textValue={model.display_name}
          >
            <ModelLine model={model} />
          </ListBoxItem>
        ))}
      </ListBox>
    </>
  )
}

function ModelLine({ model }: { model: OfferedModel }) {
  const { play } = usePlayMessages()
  const { locale } = useUi()
  const { counted } = useFormat()
  const isResting = model.is_disabled === true
  const reason = model.needs_account ? play.modelNeedsAccount : play.modelRests
  const faded = isResting && styles.resting

  return (
    <>
      <span css={isResting && styles.restingSwatch}>
        <ModelSwatch modelKey={model.model_key} />
      </span>
      <span>
        <span css={[styles.name, faded]}>{model.display_name}</span>{' '}
        <span css={[styles.tier, faded]}>{play.tiers[model.tier]}</span>{' '}
        <small css={[styles.manner, faded]} lang={locale === 'hi' ? 'hi' : 'hi-Latn'}>
          {model.hinglish_description}
        </small>
        {model.is_own_key && (
          <small css={styles.manner}>
            {' '}
            {fill(play.modelIsOwn, { model: model.provider_model ?? '' })}
          </small>
        )}
        {isResting && <small css={styles.reason}> {reason}</small>}
      </span>{' '}
      <span css={[styles.cost, faded]}>{counted(play.creditsAmount, model.credit_cost)}</span>
    </>
  )
}
