import type { EndingCardProps } from '../../components/EndingCard/EndingCard.tsx'
import type { Shared } from '../../components/ShareButton/ShareButton.tsx'

/** What an ending brings, and where a player can go from it. */
export interface AfterEnding extends Pick<
  EndingCardProps,
  | 'recap'
  | 'hrefOfStory'
  | 'codexHref'
  | 'commentsHref'
  | 'finishedTasks'
  | 'keepsake'
  | 'rating'
  | 'onRatingChange'
  | 'onBeginAgain'
  | 'isBeginning'
> {
  /** Shares the play, or for a guest the story's link; without it there is nothing to share with. */
  onShare?: (() => Promise<Shared>) | undefined
}
