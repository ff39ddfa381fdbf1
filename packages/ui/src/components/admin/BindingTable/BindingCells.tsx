import type { AdminProvider, ModelBinding, ModelName, ModelUse } from '@kathasagar/api/contract'
import { Fragment } from 'react'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useMeasures } from '../../../format/useMeasures.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { ModelSwatch } from '../../play/ModelSwatch/ModelSwatch.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useCost } from './useCost.ts'
import { StateLamp } from '../StateLamp/StateLamp.tsx'
import { bindingTableStyles as styles } from './BindingTable.styles.ts'
import { fallbackChain, type ChainLink } from './fallbackChain.ts'
import { taskOf, type ReadName } from './modelNames.ts'

interface BindingProps {
  /** What stands behind the name of the row. */
  binding: ModelBinding
}

/** One of our names, with its pigments and what it takes. */
export function BoundName({ modelKey, read }: { modelKey: ModelName; read: ReadName }) {
  const isTask = taskOf(modelKey) === 'beside'

  return (
    <span css={styles.named}>
      {isTask ? (
        <span css={styles.task}>
          <Icon name="lotus" />
        </span>
      ) : (
        <ModelSwatch modelKey={modelKey} />
      )}
      <span css={styles.name}>
        <b>{read.name}</b>
        <small>{read.note}</small>
      </span>
    </span>
  )
}

/** What the provider takes, as far as somebody has said. */
export function BoundPrice({ binding }: BindingProps) {
  const messages = useAdminMessages().models.bindings
  const { price: write } = useMeasures()
  const { bound, price, model_key } = binding
  const isPainter = taskOf(model_key) === 'painters'
  const told = () => {
    if (!bound) return [messages.free, isPainter ? messages.drawnHere : messages.alwaysThere]
    if (!price) return [messages.unknown, messages.noPrice]
    if (isPainter) return [write(price.picture), messages.aPicture]
    return [`${write(price.input)} / ${write(price.output)}`, messages.inOut]
  }
  const [sum, unit] = told()

  return (
    <span css={styles.price}>
      <span>{sum}</span> <small>{unit}</small>
    </span>
  )
}

/** Who is asked when the bound one does not answer. */
export function BoundChain({
  binding,
  providers,
}: BindingProps & { providers: readonly AdminProvider[] }) {
  const messages = useAdminMessages().models.bindings
  const chain = fallbackChain(binding, providers)

  if (chain.length === 0) return <span css={styles.quiet}>{messages.noneNeeded}</span>
  return (
    <span css={styles.chain}>
      {chain.map((link, at) => (
        <Fragment key={`${at} ${link.model}`}>
          {at > 0 && <Icon name="arrowRight" size={16} />}
          <Link link={link} />
        </Fragment>
      ))}
    </span>
  )
}

function Link({ link: { model, isSilent, isOn } }: { link: ChainLink }) {
  const messages = useAdminMessages().models.bindings
  const name = model ?? messages.lastBuiltIn

  if (isOn) return <StateLamp tone="lit">{fill(messages.now, { name })}</StateLamp>
  if (isSilent) return <s css={styles.struck}>{name}</s>
  return <span css={model === null && styles.quiet}>{name}</span>
}

/** What a name has cost today, and what it was asked for that. */
export function BoundToday({ binding, use }: BindingProps & { use: ModelUse | undefined }) {
  const messages = useAdminMessages().models
  const { counted } = useFormat()
  const { thousands } = useMeasures()
  const cost = useCost()
  const tokens = use ? use.input_tokens + use.output_tokens : 0
  const asked = () => {
    if (use && use.pictures > 0) return counted(messages.pictures, use.pictures)
    if (tokens >= 1000) return fill(messages.thousandTokens, { count: thousands(tokens) })
    if (tokens > 0) return counted(messages.tokens, tokens)
    if (use && use.calls > 0) return counted(messages.calls, use.calls)
    return binding.bound ? messages.bindings.noCalls : messages.bindings.byRule
  }

  return (
    <span css={styles.today}>
      <b>{cost(use ? [use] : [])}</b>
      <small>{asked()}</small>
    </span>
  )
}
