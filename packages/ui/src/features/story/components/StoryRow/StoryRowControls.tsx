import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { storyRowStyles as styles } from './StoryRow.styles.ts'

export interface StoryRowControlsProps {
  /** Title of the row, told in each button's name. */
  title: string
  /** The row is set to step by itself, though it may rest just now. */
  isMoving: boolean
  isOfPhones?: boolean | undefined
  onToggle: () => void
  onStep: (step: 1 | -1) => void
}

/** Stops a row that moves by itself, and moves it by hand. */
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
