import { storyNameFromExport, toId } from 'storybook/internal/csf'

import { UiProvider } from '../../packages/ui/src/providers/UiProvider.tsx'
import { DrawnStory, type DrawnStoryProps } from './DrawnStory.tsx'
import { useDrawnTheme } from './useDrawnTheme.ts'
import { useHasComeNear } from './useHasComeNear.ts'

export interface StoryPlaceProps extends DrawnStoryProps {
  /** Height of a frame of its own, in which its play runs. */
  frame?: number
}

const A_DIALOG = 420

/** What covers the page has a frame unasked. */
const frameOf = ({ default: { parameters } }: DrawnStoryProps['of']) =>
  parameters?.['docs']?.story?.inline === false ? A_DIALOG : undefined

/** A story to be looked at, in the theme of the page; it is drawn when it comes near the window. */
export function StoryPlace({ frame, ...shown }: StoryPlaceProps) {
  const { of, story } = shown
  const theme = useDrawnTheme()
  const height = frame ?? frameOf(of)
  const { place, hasComeNear } = useHasComeNear()
  const id = toId(of.default.title ?? '', storyNameFromExport(story))

  return (
    <div className="story-place sb-unstyled" inert ref={place}>
      {hasComeNear &&
        (height ? (
          <iframe
            height={height}
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
