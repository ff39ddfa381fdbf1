import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { storyRowStyles as styles } from './StoryRow.styles.ts'

export interface StoryRowControlsProps {
  title: string
  isMoving: boolean
  isOfPhones?: boolean | undefined
  onToggle: () => void
  onStep: (step: 1 | -1) => void
}

export function StoryRowControls({
  title,
  isMoving,
  isOfPhones = false,
  onToggle,
  onStep,
}: StoryRowControlsProps) {
  const messages = useMessages().story

  return (
    <div css={[styles.controls, isOfPhones && styles.controlsOfPhones]}>
      <IconButton
        icon={isMoving ? 'pause' : 'play'}
        label={fill(isMoving ? messages.stopRow : messages.startRow, { title })}
        onPress={onToggle}
      />
      <div css={styles.arrows}>
        <IconButton
          icon="chevronLeft"
          label={fill(messages.previousInRow, { title })}
          onPress={() => onStep(-1)}
        />
        <IconButton
          icon="chevronRight"
          label={fill(messages.nextInRow, { title })}
          onPress={() => onStep(1)}
        />
      </div>
    </div>
  )
}
