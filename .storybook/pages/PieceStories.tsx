import {
  Anchor,
  Canvas,
  Description,
  DocsContext,
  Heading,
  Subheading,
} from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import type { ContextType } from 'react'

type DocumentedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number]

/** So far outside of the window a story is drawn already. */
const NEAR = '600px'

/** Whether a place has come near the window; what was near once stays drawn. */
function useHasComeNear() {
  const place = useRef<HTMLDivElement>(null)
  const [hasComeNear, setHasComeNear] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasComeNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { place, hasComeNear }
}

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
