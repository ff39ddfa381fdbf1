import type { AdminStory, EditableStory } from '@kathasagar/api/contract'
import { useEffect } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { ReviewFindings } from '../../../authoring/components/ReviewFindings/ReviewFindings.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { StatusPill } from '../../../story/components/StatusPill/StatusPill.tsx'
import type { StoryActs } from '../AdminStoryTable/storyActs.ts'
import { FeaturedCell, StatsCell } from '../AdminStoryTable/StoryCells.tsx'
import { movesOf } from '../AdminStoryTable/storyMoves.ts'
import { storyQuickSheetStyles as styles } from './StoryQuickSheet.styles.ts'

export interface StoryQuickSheetProps extends Omit<StoryActs, 'onAuthor' | 'onQuickView'> {
  story: AdminStory
  /** The full story, once it has loaded. */
  stored: EditableStory | undefined
  hasFailed: boolean
  /** Called to show the previous row. Undefined if there is no such row. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

export function StoryQuickSheet(props: StoryQuickSheetProps) {
  const { story, stored, hasFailed, onPrevious, onNext, onClose } = props
  const { quick, moves } = useAdminMessages().stories
  const steps = useLatest({ ArrowUp: onPrevious, ArrowDown: onNext })

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key } = event
      if (event.defaultPrevented || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
      event.preventDefault()
      steps.current[key]?.()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [steps])

  return (
    <ModalOverlay
      css={styles.veil}
      isDismissable
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal css={styles.sheet}>
        <Dialog css={styles.dialog}>
          <div css={styles.head}>
            <span css={styles.steps}>
              <IconButton
                icon="arrowUp"
                isDisabled={!onPrevious}
                label={quick.previous}
                onPress={onPrevious}
              />
              <IconButton
                icon="arrowDown"
                isDisabled={!onNext}
                label={quick.next}
                onPress={onNext}
              />
            </span>
            <IconButton icon="close" label={quick.close} onPress={onClose} />
          </div>
          <Heading aria-live="polite" css={styles.title} dir="auto" level={2} slot="title">
            {story.title}
          </Heading>
          <div css={styles.look}>
            <CoverImage alt="" css={styles.cover} loading="eager" src={story.cover_image_url} />
            <div css={styles.facts}>
              <p css={styles.tagline} dir="auto">
                {story.tagline}
              </p>
              <Facts {...props} />
              <StatusPill status={story.status} />
              <StatsCell story={story} />
              <FeaturedCell {...props} />
            </div>
          </div>
          {hasFailed && (
            <Alert role="alert" tone="danger">
              {quick.failed}
            </Alert>
          )}
          {!hasFailed && !stored && <Spinner label={quick.loading} />}
          {stored && <Found stored={stored} />}
          <div css={styles.acts}>
            <ButtonLink href={props.viewHref(story.id)} icon="eye" size="small">
              {quick.view}
            </ButtonLink>
            <ButtonLink href={props.editHref(story.id)} icon="pencil" size="small">
              {quick.edit}
            </ButtonLink>
            {movesOf(story, props.ownId, moves).map(({ id, label, icon, isDanger = false }) => (
              <Button
                icon={icon}
                key={id}
                onPress={() => props.onMove(id, story)}
                size="small"
                variant={isDanger ? 'danger' : 'secondary'}
              >
                {label}
              </Button>
            ))}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Facts({ story, stored }: StoryQuickSheetProps) {
  const { columns, none, quick } = useAdminMessages().stories
  const { authoring, browse } = useAuthoringMessages()
  const named = useServerMessages()
  const { date } = useFormat()
  const facts = [
    [columns.author, story.author?.display_name ?? none],
    [columns.category, story.category ? named.category(story.category) : none],
    [columns.tags, story.tags.map(named.tag).join(', ') || none],
    [quick.created, date(story.created_at)],
    ...(stored
      ? [
          [quick.language, browse.languages[stored.language]],
          [quick.rating, authoring.ratings[stored.content_rating]],
        ]
      : []),
  ]

  return (
    <dl css={styles.list}>
      {facts.map(([name, fact]) => (
        <div css={styles.fact} key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function Found({ stored: { review_reason, findings } }: { stored: EditableStory }) {
  const { quick } = useAdminMessages().stories

  return (
    <>
      {review_reason && (
        <Alert role="note" tone="note">
          {fill(quick.reason, { reason: review_reason })}
        </Alert>
      )}
      <section aria-label={quick.found}>
        <h3 css={styles.subtitle}>{quick.found}</h3>
        {findings.length > 0 ? (
          <ReviewFindings findings={findings} label={quick.found} />
        ) : (
          <p css={styles.sound}>{quick.sound}</p>
        )}
      </section>
    </>
  )
}
