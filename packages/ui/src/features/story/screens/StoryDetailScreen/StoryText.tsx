import { useId } from 'react'
import type { Story } from '@kathasagar/api/contract'

import { CommandCostList } from '../../components/CommandCostList/CommandCostList.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import { StoryFacts } from '../../components/StoryFacts/StoryFacts.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { languageOf } from '../../model/storyMessages.ts'
import { storyDetailScreenStyles as styles } from './StoryDetailScreen.styles.ts'

export interface StoryTextProps {
  story: Story
  tagHref?: ((id: string) => string) | undefined
  codexHref?: string | undefined
  commentsHref?: string | undefined
}

export function StoryText({ story, tagHref, codexHref, commentsHref }: StoryTextProps) {
  const commandsId = useId()
  const messages = useMessages().story
  const { story_description, tagline, story_prompt, language, told_by } = story
  const direction = languageOf(story)

  return (
    <div>
      <div css={styles.facts}>
        <StoryFacts story={story} tagHref={tagHref} />
      </div>
      {told_by !== undefined && (
        <p>{told_by === null ? messages.needsModel : fill(messages.toldByAi, { name: told_by })}</p>
      )}
      <div {...direction}>
        <Prose lang={language} source={story_description.trim() || messages.noDescription} />
      </div>
      {tagline.trim() && (
        <p css={styles.tagline} {...direction}>
          {tagline}
        </p>
      )}
      {story_prompt.trim() && (
        <section>
          <h2 css={styles.heading}>{messages.storyPrompt}</h2>
          <div css={styles.prompt} {...direction}>
            <Prose lang={language} source={story_prompt} />
          </div>
        </section>
      )}
      <section>
        <h2 css={styles.heading} id={commandsId}>
          {messages.commands}
        </h2>
        <CommandCostList gameConfig={story.game_config} labelledBy={commandsId} />
      </section>
      <CodexLink href={codexHref} pages={story.codex_pages ?? 0} />
      {commentsHref && <CommentsLink href={commentsHref} />}
    </div>
  )
}

function CodexLink({ href, pages }: { href: string | undefined; pages: number }) {
  const { story } = useMessages()
  const { counted } = useFormat()

  if (href === undefined || pages === 0) return null
  return (
    <p css={styles.codex}>
      <Link href={href}>{counted(story.toCodex, pages)}</Link>
    </p>
  )
}

function CommentsLink({ href }: { href: string }) {
  const { story } = useMessages()

  return (
    <section>
      <h2 css={styles.heading}>{story.readersSay}</h2>
      <p>
        <Link href={href}>{story.toComments}</Link>
      </p>
    </section>
  )
}
