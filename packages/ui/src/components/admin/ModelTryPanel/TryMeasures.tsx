import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useMeasures } from '../../../format/useMeasures.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { modelTryPanelStyles as styles } from './ModelTryPanel.styles.ts'
import type { TryState } from './tryState.ts'

/** Stands for what is not known yet. */
const NOT_YET = '—'

/** How fast it was told, how much was read and said, and what that cost. */
export function TryMeasures({ firstWordsMs, tried }: Pick<TryState, 'firstWordsMs' | 'tried'>) {
  const messages = useAdminMessages().models
  const words = messages.try
  const { seconds } = useMeasures()
  const time = (ms: number | null, digits: number) =>
    ms === null ? NOT_YET : fill(messages.seconds, { seconds: seconds(ms, digits) })

  return (
    <dl css={styles.measures}>
      <div css={styles.first}>
        <dt>{words.firstWords}</dt>
        <dd>{time(tried?.first_words_ms ?? firstWordsMs, 2)}</dd>
      </div>
      <div>
        <dt>{words.telling}</dt>
        <dd>{time(tried?.told_ms ?? null, 1)}</dd>
      </div>
      <TokenMeasures tried={tried} />
      <CostMeasures tried={tried} />
    </dl>
  )
}

function TokenMeasures({ tried }: Pick<TryState, 'tried'>) {
  const messages = useAdminMessages().models.try
  const { count, percent } = useFormat()
  const isCached = tried !== null && tried.input_tokens > 0 && tried.cached_tokens > 0

  return (
    <>
      <div>
        <dt>{messages.tokensIn}</dt>
        <dd>{tried ? count(tried.input_tokens) : NOT_YET}</dd>
      </div>
      <div>
        <dt>{messages.cached}</dt>
        <dd>
          {isCached && <small>{percent(tried.cached_tokens / tried.input_tokens)}</small>}
          {tried ? count(tried.cached_tokens) : NOT_YET}
        </dd>
      </div>
      <div>
        <dt>{messages.tokensOut}</dt>
        <dd>{tried ? count(tried.output_tokens) : NOT_YET}</dd>
      </div>
    </>
  )
}

function CostMeasures({ tried }: Pick<TryState, 'tried'>) {
  const messages = useAdminMessages().models
  const words = messages.try
  const { counted } = useFormat()
  const { sum } = useMeasures()
  const cost = tried && (tried.cost_micros === null ? words.costUnknown : sum(tried.cost_micros))

  return (
    <>
      <div>
        <dt>{words.cost}</dt>
        <dd>{cost ?? NOT_YET}</dd>
      </div>
      <div>
        <dt>{words.pays}</dt>
        <dd>{tried ? counted(messages.credits, tried.credits) : NOT_YET}</dd>
      </div>
      {tried && (
        <div>
          <dt>{words.toldBy}</dt>
          <dd>{tried.told_by ?? words.builtIn}</dd>
        </div>
      )}
    </>
  )
}
