import type { Ending, EndingRecap, Rewards, CardShape } from '@kathasagar/api/contract'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { emphasised } from '../../model/emphasised.tsx'
import { endingPlace } from '../../model/endingPlace.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { FoundEndings } from '../FoundEndings/FoundEndings.tsx'
import { KeepPlayCard, type KeepPlayCardProps } from '../KeepPlayCard/KeepPlayCard.tsx'
import { NextStoryCard } from '../NextStoryCard/NextStoryCard.tsx'
import { StarRating } from '../StarRating/StarRating.tsx'
import { endingCardStyles as styles } from './EndingCard.styles.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { useRewardMessage } from '../../../../design-system/primitives/Toaster/useNoticeMessage.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import type { Shared } from '../ShareButton/ShareButton.tsx'

export interface EndingCardProps {
  ending: Ending
  text: string
  lang?: string | undefined
  coverUrl: string | null
  story: { title: string; href: string }
  scenes: { completed: number; total: number }
  /** Summary of the session. Undefined while it is loading, null if it is not available. */
  recap?: EndingRecap | null | undefined
  hrefOfStory: (id: string) => string
  codexHref?: string | undefined
  commentsHref?: string | undefined
  finishedTasks?: readonly FinishedTask[]
  onOpenTurn: (turn: number) => void
  /** Called to return to the last scene with several choices before the ending. */
  onBackToFork: () => void
  onBeginAgain: () => void
  /** True while the session is being restarted. Other presses are ignored. Default: false. */
  isBeginning?: boolean
  onReadAgain: () => void
  onSaveTranscript: () => void
  /** Card that offers to save a guest's session. Absent for other users. */
  savePlay?: KeepPlayCardProps | undefined
  keepsake?: Keepsake | undefined
  /** Creates a draft from the session of an open story. Resolves with an error message, or null. */
  onDraft?: (() => Promise<string | null>) | undefined
  /** Rating by the player from 1 to 5, or null. */
  rating?: number | null
  /** Called with a rating from 1 to 5. If absent, the stars are hidden. */
  onRatingChange?: ((rating: number) => void) | undefined
}

const CLOSING_MAX = 320

function closingWords(text: string, lang: string | undefined): string {
  const told = text.trim()
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(told)
  let isEmphasised = false
  for (const { index, segment } of sentences) {
    if (told.length - index <= CLOSING_MAX && !isEmphasised) return told.slice(index).trim()
    isEmphasised = isEmphasised !== (segment.split('*').length % 2 === 0)
  }
  return told.slice(-CLOSING_MAX)
}

export function EndingCard(props: EndingCardProps) {
  const format = useFormat()
  const { ending, lang, coverUrl, recap, story, hrefOfStory, finishedTasks = [], savePlay } = props
  const { onRatingChange, rating = null } = props
  const { play } = usePlayMessages()
  const learned = recap?.learned ?? []
  const learnedId = useId()

  const stars = (props.finishedTasks ?? []).reduce((sum, { star_reward }) => sum + star_reward, 0)
  const far = [
    [fill(play.scenesOf, { total: props.scenes.total }), format.count(props.scenes.completed)],
    [play.turns, format.count(props.ending.turns)],
  ] as const
  const won = [
    [play.xp, props.ending.xp_gained],
    [format.counted(play.ending.starsWon, stars), stars],
  ] as const
  return (
    <article aria-label={ending.title} css={styles.card}>
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
            {emphasised(closingWords(props.text, lang))}
          </p>
          <dl css={styles.gains}>
            {far.map(([label, count]) => (
              <div key={label} css={styles.gain}>
                <dt>{label}</dt>
                <dd css={styles.count}>{count}</dd>
              </div>
            ))}
            {won.map(
              ([label, count]) =>
                count > 0 && (
                  <div key={label} css={styles.gain}>
                    <dt>{label}</dt>
                    <dd css={[styles.count, styles.won]}>+{format.count(count)}</dd>
                  </div>
                ),
            )}
          </dl>
          <div css={styles.main}>
            {recap?.fork && (
              <Button icon="fork" onPress={props.onBackToFork} variant="primary">
                {play.ending.backToFork}
              </Button>
            )}
            {recap !== undefined && !recap?.fork && <BeginAgain {...props} isMain />}
            {onRatingChange && <StarRating onChange={onRatingChange} value={rating} />}
          </div>
          {recap?.reached && (
            <p css={styles.learned}>
              {format.counted(play.ending.reachedBy, recap.reached.players, {
                share: format.percent(recap.reached.players / recap.reached.finished),
              })}
            </p>
          )}
        </div>
      </div>
      <div css={styles.parts}>
        <FinishedTasks tasks={finishedTasks} />
        {learned.length > 0 && (
          <section>
            <h2 css={styles.finishedTitle} id={learnedId}>
              {play.ending.learned}
            </h2>
            <ul aria-labelledby={learnedId} css={styles.tasks} dir={directionOf(lang)} lang={lang}>
              {learned.map((item) => (
                <li css={styles.task} key={item}>
                  <Icon name="lamp" size={16} />
                  <span css={styles.taskTitle}>{item}</span>
                </li>
              ))}
            </ul>
            <p css={styles.learned}>{play.ending.learnedOpens}</p>
          </section>
        )}
        <RecalledTurns {...props} />
        {recap && <FoundEndings coverUrl={coverUrl} endings={recap.endings} lang={lang} />}
        {savePlay && <KeepPlayCard {...savePlay} />}
        {recap?.next_story && (
          <NextStoryCard href={hrefOfStory(recap.next_story.id)} story={recap.next_story} />
        )}
        <MoreWays {...props} />
      </div>
    </article>
  )
}

interface BeginAgainProps extends Pick<EndingCardProps, 'onBeginAgain' | 'isBeginning'> {
  isMain?: boolean
}

function BeginAgain({ onBeginAgain, isBeginning = false, isMain = false }: BeginAgainProps) {
  const { play } = usePlayMessages()

  return (
    <Button isBusy={isBeginning} onPress={onBeginAgain} variant={isMain ? 'primary' : 'secondary'}>
      {play.beginAgain}
    </Button>
  )
}

function MoreWays(props: EndingCardProps) {
  const { recap, codexHref, onDraft } = props
  const { play, reading, story: messages } = usePlayMessages()
  const { counted } = useFormat()
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const pages = recap?.codex_pages ?? 0

  return (
    <Disclosure label={play.ending.more}>
      <div css={styles.ways}>
        {recap?.fork && <BeginAgain {...props} />}
        <Button onPress={props.onReadAgain}>{play.readAgain}</Button>
        <Button onPress={props.onSaveTranscript}>{reading.saveTranscript}</Button>
        {codexHref !== undefined && pages > 0 && (
          <ButtonLink href={codexHref}>{counted(messages.toCodex, pages)}</ButtonLink>
        )}
        {onDraft && (
          <Button isBusy={isBusy} onPress={() => void attempt(onDraft)}>
            {play.ending.toDraft}
          </Button>
        )}
        {props.commentsHref !== undefined && (
          <ButtonLink href={props.commentsHref}>{messages.toComments}</ButtonLink>
        )}
      </div>
      {refusal && <FormError>{refusal}</FormError>}
      <EndingKeepsake {...props} />
    </Disclosure>
  )
}

export type FinishedTask = Rewards['finished'][number]

function FinishedTasks({ tasks }: { tasks: readonly FinishedTask[] }) {
  const titleId = useId()
  const { play } = usePlayMessages()
  const rewardsOf = useRewardMessage()
  const t = useServerMessages()
  if (tasks.length === 0) return null

  return (
    <section>
      <h2 css={styles.finishedTitle} id={titleId}>
        {play.finishedTasks}
      </h2>
      <ul aria-labelledby={titleId} css={styles.tasks}>
        {tasks.map(t.task).map(({ task_id, title, coin_reward: coins, star_reward: stars }) => (
          <li css={styles.task} key={task_id}>
            <Icon name="lamp" size={16} />
            <span css={styles.taskTitle}>{title}</span>
            <span css={styles.reward}>{rewardsOf({ coins, stars })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecalledTurns({
  recap,
  lang,
  onOpenTurn,
}: Pick<EndingCardProps, 'recap' | 'lang' | 'onOpenTurn'>) {
  const titleId = useId()
  const { ending } = usePlayMessages().play
  const format = useFormat()
  if (!recap || recap.recalled.length === 0) return null

  return (
    <section>
      <h2 css={styles.heading} id={titleId}>
        {ending.whatYouDid}
      </h2>
      <ul aria-labelledby={titleId} css={styles.recalled}>
        {recap.recalled.map(({ text, kind, turn, turn_id }) => (
          <li css={styles.line} key={turn_id}>
            {/* Text that a player typed may be in any language, so its direction is detected. */}
            <span
              dir={kind === 'words' ? 'auto' : directionOf(lang)}
              lang={kind === 'words' ? undefined : lang}
            >
              {kind === 'words' ? fill(ending.ownWords, { words: text }) : text}
            </span>{' '}
            <AriaButton css={styles.turn} onPress={() => onOpenTurn(turn)}>
              {fill(ending.turn, { number: format.count(turn) })}
            </AriaButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function EndingKeepsake({ keepsake, ending, story }: EndingCardProps) {
  const titleId = useId()
  const { keepsake: messages } = usePlayMessages().play
  const [hasFailed, setHasFailed] = useState(false)
  if (!keepsake) return null
  const { card, onSaveCard, onShareCard } = keepsake
  const names = { ending: ending.title, story: story.title }

  return (
    <section aria-labelledby={titleId}>
      <h2 css={styles.heading} id={titleId}>
        {messages.title}
      </h2>
      <div css={styles.keepsake}>
        {card === undefined && <div css={[styles.picture, styles.wide]} />}
        {card && (
          <>
            <img
              alt={fill(messages.cardAlt, names)}
              css={[styles.picture, styles[card.shape]]}
              src={card.url}
            />
            <div css={styles.cardWays}>
              <Button icon="leaf" onPress={onSaveCard}>
                {messages.saveCard}
              </Button>
              {onShareCard && (
                <Button
                  icon="share"
                  onPress={() =>
                    void onShareCard().then((shared) => setHasFailed(shared === 'failed'))
                  }
                >
                  {messages.shareCard}
                </Button>
              )}
              {hasFailed && (
                <Alert role="alert" tone="danger">
                  {messages.shareFailed}
                </Alert>
              )}
            </div>
          </>
        )}
      </div>
    </section>
  )
}

export interface Keepsake {
  card?: { url: string; shape: CardShape } | null | undefined
  onSaveCard: () => void
  /** Shares an image of the ending. Absent if the device cannot share images. */
  onShareCard?: (() => Promise<Shared>) | undefined
}
