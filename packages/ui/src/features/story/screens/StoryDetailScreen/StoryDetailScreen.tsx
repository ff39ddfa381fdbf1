import type { Story } from '@kathasagar/api/contract'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { LoginRequiredDialog } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { LoginRequiredDialogProps } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { StatsPanel } from '../../components/StatsPanel/StatsPanel.tsx'
import { StoryHero, type StoryHeroProps } from '../../components/StoryHero/StoryHero.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { NotFoundScreen } from '../../../site/screens/NotFoundScreen/NotFoundScreen.tsx'
import { StoryText } from './StoryText.tsx'
import { storyDetailScreenStyles as styles } from './StoryDetailScreen.styles.ts'

export interface StoryDetailScreenProps extends Omit<StoryHeroProps, 'story'> {
  /** Also `failed` if the story does not exist. */
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  homeHref?: string | undefined
  codexHref?: string | undefined
  tagHref?: ((id: string) => string) | undefined
  commentsHref?: string | undefined
  onReport?: (() => void) | undefined
  story: Story | null
  loginRequired: LoginRequiredDialogProps
}

export function StoryDetailScreen({
  status,
  error,
  story,
  homeHref,
  tagHref,
  codexHref,
  commentsHref,
  onReport,
  loginRequired,
  ...hero
}: StoryDetailScreenProps) {
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
        <StoryText
          codexHref={codexHref}
          commentsHref={commentsHref}
          story={story}
          tagHref={tagHref}
        />
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
