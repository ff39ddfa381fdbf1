import type { CastMember } from '../../../structure/structureEdit.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { SketchWord } from './SketchWord.tsx'
import { storyPartsStyles } from './StoryParts.styles.ts'

type Look = NonNullable<CastMember['look']>

export interface LookFieldsProps {
  /** How every picture shows somebody; absent while nothing is said. */
  value: Look | undefined
  /** Nothing is said of it any more where the kind is blank. */
  onChange: (look: Look | undefined) => void
}

/** How every picture shows somebody, in the words that the painter knows. */
export function LookFields({ value, onChange }: LookFieldsProps) {
  const words = useAuthoringMessages().structure.sketch
  const styles = storyPartsStyles(useTheme())

  const set = (change: Partial<Look>) => {
    const next = withChanges<Look>(value ?? { kind: '' }, change, ['kind'])
    onChange(next.kind === '' ? undefined : next)
  }

  return (
    <div css={styles.pair}>
      <SketchWord
        blankLabel={words.blank}
        label={words.kind}
        onChange={(kind) => set({ kind })}
        value={value?.kind ?? ''}
        words={words.words.kind}
      />
      {value &&
        (['cloth', 'holds'] as const).map((field) => (
          <SketchWord
            key={field}
            blankLabel={field === 'holds' ? words.nothing : words.blank}
            label={words[field]}
            onChange={(word) => set({ [field]: word })}
            value={value[field] ?? ''}
            words={words.words[field]}
          />
        ))}
      {value && (
        <Checkbox isSelected={value.old ?? false} onChange={(old) => set({ old })}>
          {words.old}
        </Checkbox>
      )}
    </div>
  )
}
