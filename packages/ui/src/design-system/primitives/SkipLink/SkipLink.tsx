import { useMessages } from '../../../messages/useMessages.ts'
import { skipLinkStyles as styles } from './SkipLink.styles.ts'

export interface SkipLinkProps {
  targetId?: string
}

/** Link that skips the header. Must be the first tab stop. */
export function SkipLink({ targetId = 'content' }: SkipLinkProps) {
  const { primitives } = useMessages()

  return (
    <a css={styles.link} href={`#${targetId}`}>
      {primitives.skipToContent}
    </a>
  )
}
