import { fill } from '../../../format/fill.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { draftBandStyles as styles } from './DraftBand.styles.ts'

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
