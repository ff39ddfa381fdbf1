import type { Story } from '@kathasagar/api/contract'
import { useId } from 'react'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import {
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { StatsPanel } from '../../components/StatsPanel/StatsPanel.tsx'
import { StoryHero, type StoryHeroProps } from '../../components/StoryHero/StoryHero.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { NotFoundScreen } from '../../../site/screens/NotFoundScreen/NotFoundScreen.tsx'
import { storyDetailScreenStyles as styles } from './StoryDetailScreen.styles.ts'
import { CommandCostList } from '../../components/CommandCostList/CommandCostList.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import { StoryFacts } from '../../components/StoryFacts/StoryFacts.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { languageOf } from '../../model/storyMessages.ts'

export interface StoryDetailScreenProps
  extends Omit<StoryHeroProps, 'story'>, Omit<StoryTextProps, 'story'> {
  /** Also `failed` if the story does not exist. */
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  homeHref?: string | undefined
  onReport?: (() => void) | undefined
  story: Story | null
  loginRequired: LoginRequiredDialogProps
}

export function StoryDetailScreen(props: StoryDetailScreenProps) {
  const { status, error, story, homeHref, onReport, loginRequired, ...shown } = props
  const { tagHref, codexHref, commentsHref, ...hero } = shown
  const messages = useMessages().story

  if (status === 'loading') return <Spinner isPage label={messages.loadingStory} />
  if (status === 'failed' || !story)
    return homeHref && (error === undefined || error === messages.notFound) ? (
      <div role="alert">
        <NotFoundScreen homeHref={homeHref} title={messages.notFound} />
      </div>
    ) : (
      <div css={styles.missing} role="alert">
        <Icon name="logo" size={32} />
        <h1>{error ?? messages.notFound}</h1>
        {homeHref && <ButtonLink href={homeHref}>{messages.backToStories}</ButtonLink>}
      </div>
    )

  return (
    <>
      <StoryHero {...hero} story={story} />
      <div css={styles.columns}>
        <StoryText {...{ codexHref, commentsHref, story, tagHref }} />
        <div css={styles.panel}>
          <StatsPanel story={story} />
          {onReport && (
            <Button
              css={styles.report}
              icon="warning"
              onPress={onReport}
              size="small"
              variant="quiet"
            >
              {messages.report}
            </Button>
          )}
        </div>
      </div>
      <LoginRequiredDialog {...loginRequired} />
    </>
  )
}

interface StoryTextProps {
  story: Story
  tagHref?: ((id: string) => string) | undefined
  codexHref?: string | undefined
  commentsHref?: string | undefined
}

export function StoryText({ story, tagHref, codexHref, commentsHref }: StoryTextProps) {
  const commandsId = useId()
  const messages = useMessages().story
  const { counted } = useFormat()
  const { story_description, tagline, story_prompt, language, told_by, codex_pages = 0 } = story
  const direction = languageOf(story)

  return (
    <div>
      <div css={styles.facts}>
        <StoryFacts story={story} tagHref={tagHref} />
      </div>
      {told_by !== undefined && (
        <p>{told_by === null ? messages.needsModel : fill(messages.toldByAi, { name: told_by })}</p>
      )}
      <div {...direction}>
        <Prose lang={language} source={story_description.trim() || messages.noDescription} />
      </div>
      {tagline.trim() && (
        <p css={styles.tagline} {...direction}>
          {tagline}
        </p>
      )}
      {story_prompt.trim() && (
        <section>
          <h2 css={styles.heading}>{messages.storyPrompt}</h2>
          <div css={styles.prompt} {...direction}>
            <Prose lang={language} source={story_prompt} />
          </div>
        </section>
      )}
      <section>
        <h2 css={styles.heading} id={commandsId}>
          {messages.commands}
        </h2>
        <CommandCostList gameConfig={story.game_config} labelledBy={commandsId} />
      </section>
      {codexHref !== undefined && codex_pages > 0 && (
        <p css={styles.codex}>
          <Link href={codexHref}>{counted(messages.toCodex, codex_pages)}</Link>
        </p>
      )}
      {commentsHref && (
        <section>
          <h2 css={styles.heading}>{messages.readersSay}</h2>
          <p>
            <Link href={commentsHref}>{messages.toComments}</Link>
          </p>
        </section>
      )}
    </div>
  )
}
