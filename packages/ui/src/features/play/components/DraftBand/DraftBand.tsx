import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space } = theme

const styles = {
  band: {
    position: 'relative' as const,
    padding: `${space.xs} ${space.m}`,
    background: color.noteSurface,
    color: color.noteText,
    fontSize: size.label,
    lineHeight: 1.35,
    textAlign: 'center' as const,
    overflowWrap: 'anywhere' as const,
  },
}

export interface DraftBandProps {
  /** Name of the author, who can read the tester's input. Null if the name is unknown. */
  author: string | null
}

export function DraftBand({ author }: DraftBandProps) {
  const { preview } = usePlayMessages().play

  return (
    <p css={styles.band} role="note">
      {fill(preview.band, { author: author ?? preview.unknownAuthor })}
    </p>
  )
}
