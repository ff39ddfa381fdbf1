import {
  Anchor,
  Canvas,
  Description,
  DocsContext,
  Heading,
  Subheading,
} from '@storybook/addon-docs/blocks'
import { useContext, type ContextType } from 'react'

import { useHasComeNear } from './useHasComeNear.ts'

type DocumentedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number]

interface NearStoryProps {
  story: DocumentedStory
}

function NearStory({ story }: NearStoryProps) {
  const { place, hasComeNear } = useHasComeNear()

  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <div className="piece-story" ref={place}>
        {hasComeNear && <Canvas of={story.moduleExport} />}
      </div>
    </Anchor>
  )
}

/** The stories of a piece below its playground, each drawn when it comes near the window. */
export function PieceStories() {
  const { componentStories } = useContext(DocsContext)
  const stories = componentStories().slice(1)
  if (stories.length === 0) return null

  return (
    <>
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <NearStory key={story.id} story={story} />
      ))}
    </>
  )
}
