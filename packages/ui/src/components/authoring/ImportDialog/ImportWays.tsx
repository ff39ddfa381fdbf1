import type { ReadStory } from '../../../authoring/storyExchange.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { importDialogStyles } from './ImportDialog.styles.ts'

/** What becomes of a story: scenes of ours, or its own page plays it. */
export type ImportWay = 'scenes' | 'page'

export interface ImportWaysProps extends Pick<ReadStory, 'asIs'> {
  /** The way that is chosen. */
  value: ImportWay
  onChange: (way: ImportWay) => void
  /** Whether the page could not be kept. */
  hasFailed: boolean
}

/** Asks whether a published page of Twine is to be played as it is; of its source says what that takes. */
export function ImportWays({ asIs, value, onChange, hasFailed }: ImportWaysProps) {
  const { asPage: messages } = useAuthoringMessages().structure.exchange
  const styles = importDialogStyles(useTheme())
  if (asIs === undefined) return null
  if (asIs === 'needed') return <p css={styles.ways}>{messages.needed}</p>

  return (
    <div css={styles.ways}>
      <RadioGroup
        label={messages.label}
        items={[
          { value: 'scenes', label: messages.scenes, isDisabled: asIs.isOnly },
          { value: 'page', label: fill(messages.page, { format: asIs.format }) },
        ]}
        onChange={onChange}
        value={value}
      />
      {value === 'page' && <p>{messages.meaning}</p>}
      {hasFailed && (
        <Alert role="alert" tone="danger">
          {messages.failed}
        </Alert>
      )}
    </div>
  )
}
