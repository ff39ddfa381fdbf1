'use client'
import { ConfirmDialog, Heading, Stack, StoryCard, Text } from '@kathasagar/ui'
import { makeStory } from '@kathasagar/ui/fixtures'
import { useState } from 'react'

/** Example data. A real app loads the story from a server. */
const story = makeStory({ title: 'The Second Oar' })

/** Shows a story card with buttons for liking, bookmarking and starting the story. */
export function Page() {
  const [mine, setMine] = useState({ hasLiked: false, hasBookmarked: false })
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)

  return (
    <Stack as="main" gap="l" style={{ maxInlineSize: '24rem', margin: '0 auto', padding: '1rem' }}>
      <Heading level={1}>My stories</Heading>
      <Text>Change this in src/Page.tsx, and the colours in src/look.ts.</Text>
      <StoryCard
        href="#story"
        story={{ ...story, user_state: { ...mine, has_premium_access: false } }}
        onBookmark={() => setMine({ ...mine, hasBookmarked: !mine.hasBookmarked })}
        onLike={() => setMine({ ...mine, hasLiked: !mine.hasLiked })}
        onPlay={() => setIsAsking(true)}
      />
      <ConfirmDialog
        cancelLabel="Stay"
        confirmLabel="Begin"
        isOpen={isAsking}
        title="Begin the story?"
        onClose={close}
        onConfirm={close}
      >
        The boat leaves at dusk.
      </ConfirmDialog>
    </Stack>
  )
}
