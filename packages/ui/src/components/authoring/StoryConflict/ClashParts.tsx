import type { StoryClash } from '@kathasagar/api/contract'
import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { clashWords } from './clashWords.ts'
import { useClashNames, type ClashTaxonomy } from './useClashNames.ts'
import { storyConflictStyles } from './StoryConflict.styles.ts'

/** Whose words stand in a part. */
export interface SettledPart {
  part: string[]
  keep: 'mine' | 'theirs'
}

export interface ClashPartsProps extends ClashTaxonomy {
  /** What both have changed. */
  clashes: readonly StoryClash[]
  /** The story is being saved with what was chosen. */
  isBusy: boolean
  /** Saves it with what was chosen. */
  onSettle: (parts: SettledPart[]) => void
}

const placeOf = ({ part }: StoryClash) => part.join('\n')

/** One part in the words of both. */
function ClashPart({
  clash,
  keep,
  onKeep,
  ...taxonomy
}: ClashTaxonomy & {
  clash: StoryClash
  keep: SettledPart['keep'] | null
  onKeep: (keep: SettledPart['keep']) => void
}) {
  const { conflict: messages } = useAuthoringMessages().authoring
  const styles = storyConflictStyles(useTheme())
  const { placeName, namesIn } = useClashNames(taxonomy)
  const { mine, theirs } = clash
  const names = namesIn(clash)
  const side = (value: SettledPart['keep'], words: string | null) => ({
    value,
    label: (
      <span css={styles.side}>
        <strong>{messages[value]}</strong>
        <span css={styles.held} dir="auto">
          {words || messages.takenOut}
        </span>
      </span>
    ),
  })

  return (
    <RadioGroup
      items={[
        side('mine', clashWords(mine, theirs, names)),
        side('theirs', clashWords(theirs, mine, names)),
      ]}
      label={placeName(clash)}
      onChange={onKeep}
      value={keep}
    />
  )
}

/** Each part that two have changed, in the words of both: one of them is chosen. */
export function ClashParts({ clashes, isBusy, onSettle, ...taxonomy }: ClashPartsProps) {
  const { conflict: messages } = useAuthoringMessages().authoring
  const styles = storyConflictStyles(useTheme())
  const { count, isOne } = useFormat()
  const [keeps, setKeeps] = useState<ReadonlyMap<string, SettledPart['keep']>>(new Map())
  const parts = clashes.flatMap((clash): SettledPart[] => {
    const keep = keeps.get(placeOf(clash))
    return keep ? [{ part: clash.part, keep }] : []
  })
  const left = clashes.length - parts.length

  return (
    <>
      {clashes.map((clash) => (
        <ClashPart
          {...taxonomy}
          clash={clash}
          keep={keeps.get(placeOf(clash)) ?? null}
          key={placeOf(clash)}
          onKeep={(keep) => setKeeps(new Map(keeps).set(placeOf(clash), keep))}
        />
      ))}
      {left > 0 && (
        <p css={styles.words}>
          {fill(messages.left[isOne(left) ? 'one' : 'other'], { count: count(left) })}
        </p>
      )}
      <Button
        css={styles.settle}
        isBusy={isBusy}
        isDisabled={left > 0}
        onPress={() => onSettle(parts)}
        variant="primary"
      >
        {messages.settle}
      </Button>
    </>
  )
}
