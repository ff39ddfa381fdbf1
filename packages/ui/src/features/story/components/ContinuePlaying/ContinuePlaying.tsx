import { useId, useState } from 'react'
import type { OpenSession } from '@kathasagar/api/contract'

import { emphasised } from '../../../play/model/emphasised.tsx'
import { daysAgo } from '../../../../design-system/format/daysAgo.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { languageOf, titleOf } from '../../model/storyMessages.ts'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { SectionHeading } from '../../../../design-system/primitives/SectionHeading/SectionHeading.tsx'
import { continuePlayingStyles as styles } from './ContinuePlaying.styles.ts'

export interface ContinuePlayingProps {
  /** Sessions in the order of their last turn, newest first. The first one is highlighted. */
  sessions: readonly OpenSession[]
  playHref: (sessionId: string) => string
}

export function ContinuePlaying({ sessions, playHref }: ContinuePlayingProps) {
  const titleId = useId()
  const messages = useMessages().browse

  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={messages.continuePlaying} />
      <ul css={styles.leaves}>
        {sessions.map((session, index) => (
          <li css={styles.place} key={session.id}>
            <OpenLeaf href={playHref(session.id)} isLit={index === 0} session={session} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OpenLeafProps {
  session: OpenSession
  href: string
  isLit: boolean
}

function OpenLeaf({ session, href, isLit }: OpenLeafProps) {
  const [now] = useState(() => new Date())
  const { browse, story: storyMessages } = useMessages()
  const { linkComponent: Anchor, locale } = useUi()
  const format = useFormat()
  const { story, completion_percentage, last_line, updated_at } = session
  const title = titleOf(story, storyMessages)

  return (
    <article css={[styles.leaf, isLit && styles.lit]}>
      <CoverImage alt="" css={styles.picture} ratio="1" src={story.cover_image_url} />
      <div css={styles.words}>
        <h3 css={styles.title} {...languageOf(story)}>
          <Anchor css={styles.link} href={href}>
            {title}
          </Anchor>
        </h3>
        <p css={styles.line} {...languageOf(story)}>
          {emphasised(last_line || story.tagline)}
        </p>
        <div css={styles.meta}>
          <ProgressBar label={fill(browse.read, { title })} value={completion_percentage} />
          <span>{format.percent(completion_percentage / 100)}</span>
          <span>{daysAgo(updated_at, now, locale)}</span>
        </div>
      </div>
    </article>
  )
}
