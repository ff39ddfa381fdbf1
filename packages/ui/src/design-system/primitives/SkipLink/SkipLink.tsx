import { useMessages } from '../../../messages/useMessages.ts'
import { skipLinkStyles as styles } from './SkipLink.styles.ts'

export interface SkipLinkProps {
  /** Id of the page's `main`. */
  targetId?: string
}

/** First stop of the Tab key: past the header, straight to the content. */
export function SkipLink({ targetId = 'content' }: SkipLinkProps) {
  const { primitives } = useMessages()

  return (
    <a css={styles.link} href={`#${targetId}`}>
      {primitives.skipToContent}
    </a>
  )
}
