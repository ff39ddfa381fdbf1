import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { playScreenStyles as styles } from './PlayScreen.styles.ts'

export interface PlayLinks {
  /** URL of the guide. If absent, the link is hidden. */
  guide?: string | undefined
  plays?: string | undefined
  /** URL of the list of stories. Absent if the user cannot start a story. */
  stories?: string | undefined
}

interface NoSessionProps {
  error: string | undefined
  onRetry: (() => void) | undefined
  links: PlayLinks | undefined
}

export function NoSession({ error, onRetry, links = {} }: NoSessionProps) {
  const { play } = usePlayMessages()
  if (error !== undefined) return <ErrorState message={error} onRetry={onRetry} />

  return (
    <div role="alert">
      <EmptyState
        action={
          <Cluster css={styles.ways} gap="s">
            {links.plays && (
              <ButtonLink href={links.plays} variant="primary">
                {play.toPlays}
              </ButtonLink>
            )}
            {links.stories && <ButtonLink href={links.stories}>{play.toStories}</ButtonLink>}
          </Cluster>
        }
        hint={play.notFoundHint}
        title={play.notFound}
      />
    </div>
  )
}
