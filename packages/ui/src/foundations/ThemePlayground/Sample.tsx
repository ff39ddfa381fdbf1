import type { StoryCard as Story } from '@kathasagar/api/contract'

import { Badge } from '../../components/primitives/Badge/Badge.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { StoryCard } from '../../components/story/StoryCard/StoryCard.tsx'
import { UiProvider } from '../../providers/UiProvider.tsx'
import type { CustomTheme } from '../../theme/customTheme.ts'
import { themePlaygroundStyles as styles } from './ThemePlayground.styles.ts'

export interface SampleProps {
  /** What the pieces wear. */
  theme: CustomTheme
  /** Story on the card. */
  story: Story
}

const ignore = () => undefined

/** A few pieces in a theme that is being made. */
export function Sample({ theme, story }: SampleProps) {
  return (
    <UiProvider theme={theme}>
      <div css={styles.shown}>
        <Button variant="primary">Act</Button>
        <Button variant="confirm">Publish</Button>
        <Badge tone="warning">Medium</Badge>
        <Link href="#guide">How to play</Link>
        <div css={styles.card}>
          <StoryCard
            href="#story"
            onBookmark={ignore}
            onLike={ignore}
            onPlay={ignore}
            story={story}
          />
        </div>
      </div>
    </UiProvider>
  )
}
