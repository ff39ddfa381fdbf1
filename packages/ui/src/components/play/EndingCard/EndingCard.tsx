import type { Ending, EndingRecap } from '@kathasagar/api/contract'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import type { Keepsake } from '../../../play/keepsake.ts'
import { endingPlace } from '../../../play/endingPlace.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { EndingKeepsake } from '../EndingKeepsake/EndingKeepsake.tsx'
import { FoundEndings } from '../FoundEndings/FoundEndings.tsx'
import { KeepPlayCard, type KeepPlayCardProps } from '../KeepPlayCard/KeepPlayCard.tsx'
import { NextStoryLeaf } from '../NextStoryLeaf/NextStoryLeaf.tsx'
import { RecalledTurns } from '../RecalledTurns/RecalledTurns.tsx'
import { endingCardStyles } from './EndingCard.styles.ts'
import { EndingGains } from './EndingGains.tsx'
import { EndingWays } from './EndingWays.tsx'
import { FinishedTasks, type FinishedTask } from './FinishedTasks.tsx'
import { LearnedLines } from './LearnedLines.tsx'

export interface EndingCardProps {
  /** Title of the ending, how many the story has, turns and XP. */
  ending: Ending
  /** Last words of the story, as they were told; empty for none. */
  text: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Address of the story's cover; null for none. */
  coverUrl: string | null
  /** The story's title and the address of its own page. */
  story: { title: string; href: string }
  /** Scenes that were visited, and how many the story has. */
  scenes: { completed: number; total: number }
  /** What was done, which endings were found, what comes next; absent while it is on its way, null where it cannot be had. */
  recap?: EndingRecap | null | undefined
  /** Address of a story's own page, by its id. */
  hrefOfStory: (id: string) => string
  /** The page of the story's codex; without it none is offered. */
  codexHref?: string | undefined
  /** The page of what readers say of the story; without it none is offered. */
  commentsHref?: string | undefined
  /** Tasks that were finished on the way here. */
  finishedTasks?: readonly FinishedTask[]
  /** Called with the number of a turn that is to be seen in the log. */
  onOpenTurn: (turn: number) => void
  /** The session is to go back to the last fork before the ending. */
  onBackToFork: () => void
  /** A new session of the same story is asked for. */
  onBeginAgain: () => void
  /** That session is on its way: another press asks for no second one. */
  isBeginning?: boolean
  /** Shows the log again, from its first word. */
  onReadAgain: () => void
  /** Keeps the whole telling as a file. */
  onSaveTranscript: () => void
  /** Asks a guest whether the play is to be kept; absent for everybody else. */
  keepPlay?: KeepPlayCardProps | undefined
  /** What can be taken along; nothing is offered without it. */
  keepsake?: Keepsake | undefined
  /** Stars that the player has given, 1 to 5; null for none. */
  rating?: number | null
  /** Called with 1 to 5 stars; without it no stars are shown. */
  onRatingChange?: ((rating: number) => void) | undefined
}

/** The ending that was reached: its words, what led to it, what else there is to find. */
export function EndingCard(props: EndingCardProps) {
  const { ending, lang, coverUrl, recap, hrefOfStory, finishedTasks = [], keepPlay } = props
  const styles = endingCardStyles(useTheme())

  return (
    <article aria-label={ending.title} css={styles.card}>
      <LastWords {...props} />
      <div css={styles.parts}>
        {recap && (
          <RecalledTurns turns={recap.recalled} lang={lang} onOpenTurn={props.onOpenTurn} />
        )}
        {recap && <FoundEndings coverUrl={coverUrl} endings={recap.endings} lang={lang} />}
        <LearnedLines items={recap?.learned ?? []} lang={lang} />
        <FinishedTasks tasks={finishedTasks} />
        {keepPlay && <KeepPlayCard {...keepPlay} />}
        {props.keepsake && (
          <EndingKeepsake
            keepsake={props.keepsake}
            names={{ ending: ending.title, story: props.story.title }}
          />
        )}
      </div>
      <EndingWays {...props} />
      {recap?.next_story && (
        <div css={styles.next}>
          <NextStoryLeaf href={hrefOfStory(recap.next_story.id)} story={recap.next_story} />
        </div>
      )}
    </article>
  )
}

function LastWords({ ending, text, lang, coverUrl, story, ...props }: EndingCardProps) {
  const styles = endingCardStyles(useTheme())
  const { play } = usePlayMessages()

  return (
    <div css={styles.lead}>
      <CoverImage alt="" css={styles.cover} loading="eager" ratio="auto" src={coverUrl} />
      <div css={styles.words}>
        <p css={styles.over}>
          <span>{endingPlace(ending, play)}</span>
          <Link css={styles.story} href={story.href} isQuiet>
            <bdi lang={lang}>{story.title.trim() || play.untitled}</bdi>
          </Link>
        </p>
        <h1 css={styles.title} dir={directionOf(lang)} lang={lang}>
          {ending.title}
        </h1>
        <p css={styles.text} dir={directionOf(lang)} lang={lang}>
          {text}
        </p>
        <EndingGains {...props} ending={ending} />
      </div>
    </div>
  )
}
