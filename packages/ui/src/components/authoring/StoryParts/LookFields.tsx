import type { CastMember } from '../../../structure/structureEdit.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { SketchWord } from './SketchWord.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

type Look = NonNullable<CastMember['look']>

/** How every picture shows somebody, in the words that the painter knows. */
export function LookFields({ value: { look }, onChange }: FieldsProps<CastMember>) {
  const words = useAuthoringMessages().structure.sketch

  const set = (change: Partial<Look>) => {
    const next = withChanges<Look>(look ?? { kind: '' }, change, ['kind'])
    onChange({ look: next.kind === '' ? undefined : next })
  }

  return (
    <div css={styles.pair}>
      <SketchWord
        blankLabel={words.blank}
        label={words.kind}
        onChange={(kind) => set({ kind })}
        value={look?.kind ?? ''}
        words={words.words.kind}
      />
      {look &&
        (['cloth', 'holds'] as const).map((field) => (
          <SketchWord
            key={field}
            blankLabel={field === 'holds' ? words.nothing : words.blank}
            label={words[field]}
            onChange={(word) => set({ [field]: word })}
            value={look[field] ?? ''}
            words={words.words[field]}
          />
        ))}
      {look && (
        <Checkbox isSelected={look.old ?? false} onChange={(old) => set({ old })}>
          {words.old}
        </Checkbox>
      )}
    </div>
  )
}
