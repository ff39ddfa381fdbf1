import { useId } from 'react'
import type { MyStory as Mine } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { StoryInsightPanelProps } from '../StoryInsightPanel/StoryInsightPanel.tsx'
import { MyStory, type MyStoryProps } from './MyStory.tsx'
import type { StoryMove } from './MyStoryActions.tsx'
import { myStoryListStyles as styles } from './MyStoryList.styles.ts'

/** The one of all stories with which something is going on. */
export interface MyStoryState {
  /** What is being done, and with which. */
  moving?: { id: string; move: StoryMove } | null
  /** What was refused last, of which, and why. */
  refused?: { id: string; message: string } | null
  /** Which has its insight open, and what it tells. */
  insight?: ({ id: string } & StoryInsightPanelProps) | null
}

export interface MyStoryListProps
  extends
    MyStoryState,
    Pick<
      MyStoryProps,
      | 'editHref'
      | 'viewHref'
      | 'versionsHref'
      | 'previewLinkHref'
      | 'onMove'
      | 'onInsight'
      | 'onMend'
    > {
  /** What these stories have in common. */
  title: string
  /** Last changed first. */
  stories: readonly Mine[]
  /** Says what would stand here, where nothing does. */
  empty: string
}

/** Stories of one standing, under a heading that counts them. */
export function MyStoryList(props: MyStoryListProps) {
  const { title, stories, empty, moving, refused, insight, ...actions } = props
  const { mine } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} css={styles.section}>
      <h2 css={styles.title} id={titleId}>
        {fill(mine.heading, { title, count: count(stories.length) })}
      </h2>
      {stories.length === 0 && <p css={styles.empty}>{empty}</p>}
      <ul css={styles.list}>
        {stories.map((story) => (
          <li key={story.id}>
            <MyStory
              {...actions}
              insight={insight?.id === story.id ? insight : undefined}
              isInsightOpen={insight?.id === story.id}
              moving={moving?.id === story.id ? moving.move : undefined}
              refusal={refused?.id === story.id ? refused.message : undefined}
              story={story}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
