import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { playScreenStyles as styles } from './PlayScreen.styles.ts'

/** Where the play screen leads besides the story. */
export interface PlayLinks {
  /** The guide: a path of ours or a whole address; without one there is no link to it. */
  guide?: string | undefined
  /** The player's own plays; absent where none are kept under an account. */
  plays?: string | undefined
  /** All stories; absent where there is none to begin. */
  stories?: string | undefined
}

interface NoSessionProps {
  /** Why the session failed to come; there is none under the address without a reason. */
  error: string | undefined
  links: PlayLinks | undefined
}

/** No session to play: why, and where to go on. */
export function NoSession({ error, links = {} }: NoSessionProps) {
  const { play } = usePlayMessages()
  if (error !== undefined) return <ErrorState message={error} />

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
