import type { Story } from '@kathasagar/api/contract'
import { useId } from 'react'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'
import { StoryCard } from '../../../story/components/StoryCard/StoryCard.tsx'

const nothing = () => {}
const acts = { onBookmark: nothing, onLike: nothing, onPlay: nothing }
const card = { maxInlineSize: theme.column.xl }

/** Shows the story card without its buttons, as readers will see it. */
export function StoryPreview({ story }: { story: Story }) {
  const messages = useAuthoringMessages().authoring.preview
  const titleId = useId()

  return (
    <Stack aria-labelledby={titleId} as="section" gap="m">
      <Heading id={titleId} level={2} size="lead">
        {messages.title}
      </Heading>
      {/* The preview is inert, because the form fields contain the same text. */}
      <div css={card} inert>
        <StoryCard {...acts} footer={null} href="#preview" story={story} />
      </div>
      {story.cover_image_url === null && (
        <Text size="small" tone="muted">
          {messages.standIn}
        </Text>
      )}
    </Stack>
  )
}
