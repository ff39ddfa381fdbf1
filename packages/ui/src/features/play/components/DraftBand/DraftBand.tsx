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
  /** Who wrote the draft and reads what is typed; null where the name is not known. */
  author: string | null
}

/** Says over a play that it is a test of somebody's draft, and what becomes of it. */
export function DraftBand({ author }: DraftBandProps) {
  const { preview } = usePlayMessages().play

  return (
    <p css={styles.band} role="note">
      {fill(preview.band, { author: author ?? preview.unknownAuthor })}
    </p>
  )
}
