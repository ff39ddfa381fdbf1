import type { SuggestedModel } from '@kathasagar/api/contract'
import { useId } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, color, font } = theme

const styles = {
  panel: { display: 'grid', gap: space.s, color: color.text, fontFamily: font.interface },
  models: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
}

export interface AlternativesPanelProps {
  models: readonly SuggestedModel[]
  isDisabled?: boolean
  onRetryAlternative: (modelKey: string) => void
}

export function AlternativesPanel({
  models,
  isDisabled = false,
  onRetryAlternative,
}: AlternativesPanelProps) {
  const { play } = usePlayMessages()
  const { counted } = useFormat()
  const labelId = useId()
  if (models.length === 0) return null

  return (
    <div aria-labelledby={labelId} css={styles.panel} role="group">
      <p id={labelId}>{play.tryAlternatives}</p>
      <div css={styles.models}>
        {models.map(({ model_key, display_name, credit_cost }) => (
          <Button
            key={model_key}
            detail={counted(play.creditsAmount, credit_cost)}
            isDisabled={isDisabled}
            onPress={() => onRetryAlternative(model_key)}
            size="small"
          >
            {display_name}
          </Button>
        ))}
      </div>
    </div>
  )
}
