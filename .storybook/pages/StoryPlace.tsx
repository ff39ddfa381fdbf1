import { storyNameFromExport, toId } from 'storybook/internal/csf'

import { UiProvider } from '../../packages/ui/src/providers/UiProvider.tsx'
import { DrawnStory } from './DrawnStory.tsx'
import type { DrawnStoryProps } from './DrawnStory.tsx'
import { useDrawnTheme } from './useDrawnTheme.ts'
import { useHasComeNear } from './useHasComeNear.ts'

export interface StoryPlaceProps extends DrawnStoryProps {
  /** Its play opens what is to be seen; it has a page of its own, where it is played. */
  isPlayed?: boolean
}

/** What covers the page has a page of its own too. */
const coversPage = ({ default: { parameters } }: DrawnStoryProps['of']) =>
  parameters?.['docs']?.story?.inline === false

/** A story to be looked at, in the theme of the page; it is drawn when it comes near the window. */
export function StoryPlace({ isPlayed = false, ...shown }: StoryPlaceProps) {
  const { of, story } = shown
  const theme = useDrawnTheme()
  const { place, hasComeNear } = useHasComeNear()
  const id = toId(of.default.title ?? '', storyNameFromExport(story))

  return (
    <div className="story-place sb-unstyled" inert ref={place}>
      {hasComeNear &&
        (isPlayed || coversPage(of) ? (
          <iframe
            src={`./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
            tabIndex={-1}
            title={story}
          />
        ) : (
          <UiProvider isWholePage={false} theme={theme}>
            <DrawnStory {...shown} />
          </UiProvider>
        ))}
    </div>
  )
}
