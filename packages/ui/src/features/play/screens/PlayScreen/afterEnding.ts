import type { EndingCardProps } from '../../components/EndingCard/EndingCard.tsx'
import type { Shared } from '../../components/ShareButton/ShareButton.tsx'

export interface AfterEnding extends Pick<
  EndingCardProps,
  | 'recap'
  | 'hrefOfStory'
  | 'codexHref'
  | 'commentsHref'
  | 'finishedTasks'
  | 'keepsake'
  | 'onDraft'
  | 'rating'
  | 'onRatingChange'
  | 'onBeginAgain'
  | 'isBeginning'
> {
  /** Shares the session, or the story for a guest. Absent if neither is possible. */
  onShare?: (() => Promise<Shared>) | undefined
}
