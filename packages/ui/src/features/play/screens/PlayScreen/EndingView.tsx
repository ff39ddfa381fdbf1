import type { Ending } from '@kathasagar/api/contract'
import { useEffect, useRef, type ReactNode } from 'react'

import { EndingCard } from '../../components/EndingCard/EndingCard.tsx'
import { PlayShell } from '../../components/PlayShell/PlayShell.tsx'
import { PlayTopBar } from '../../components/PlayTopBar/PlayTopBar.tsx'
import { ShareButton } from '../../components/ShareButton/ShareButton.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { NoticeLine } from '../../../../design-system/primitives/NoticeLine/NoticeLine.tsx'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { isFocusLost, moveFocus } from '../../../../design-system/hooks/lostFocus.ts'
import type { StoryLog } from '../../model/storyLog.ts'
import { playScreenStyles as styles } from './PlayScreen.styles.ts'
import type { SessionViewProps } from './SessionView.tsx'

interface EndingViewProps extends SessionViewProps {
  reached: Ending
  onLeave: (turn: number | null) => void
  children: ReactNode
}

function WaysButton({ ways }: Pick<StoryLog, 'ways'>) {
  const { ways: messages } = usePlayMessages()
  if (!ways) return null

  return <IconButton icon="fork" label={messages.title} onPress={() => ways.onOpenChange(true)} />
}

export function EndingView({ session, reached, ending, children, ...props }: EndingViewProps) {
  const { story, session_data } = session
  const lastWords = session_data.narrative_history.findLast((turn) => turn.ai_response.narrative)
  const handleBackToFork = () => {
    props.onLeave(null)
    void props.onCommand({ action_type: 'undo', to: 'fork' })
  }
  return (
    <PlayShell
      coverUrl={story.cover_image_url}
      top={
        <PlayTopBar onBack={props.onBack} title={null}>
          <WaysButton ways={props.log.ways} />
          {ending.onShare && <ShareButton onShare={ending.onShare} />}
        </PlayTopBar>
      }
    >
      <div css={styles.endingPage} ref={useTitleFocus()}>
        <div css={styles.ending}>
          <EndingCard
            {...ending}
            coverUrl={story.cover_image_url}
            ending={reached}
            savePlay={props.interruptions.savePlay}
            lang={story.language}
            onBackToFork={handleBackToFork}
            onOpenTurn={props.onLeave}
            onReadAgain={() => props.onLeave(0)}
            onSaveTranscript={props.log.onSave}
            scenes={{ completed: session.scenes_completed, total: session.total_scenes }}
            story={{ title: story.title, href: ending.hrefOfStory(story.id) }}
            text={lastWords?.ai_response.narrative ?? ''}
          />
        </div>
        {props.notices && <NoticeLine notices={props.notices} />}
      </div>
      {children}
    </PlayShell>
  )
}

function useTitleFocus() {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const title = place.current?.querySelector('h1')
      if (title && isFocusLost()) moveFocus(title)
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return place
}
