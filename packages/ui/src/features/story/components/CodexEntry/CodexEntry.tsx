import type { OpenCodexPage } from '@kathasagar/api/contract'
import type { ReactNode } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, lineWidth } = theme

const styles = {
  page: {
    paddingBlock: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    overflowWrap: 'anywhere' as const,
  },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.m },
  title: { fontSize: size.lead, lineHeight: 1.3 },
  text: {
    paddingBlockStart: space.xs,
    fontFamily: font.story,
    fontSize: size.body,
    lineHeight: 1.5,
    whiteSpace: 'pre-line' as const,
  },
  source: { margin: 0, paddingBlockStart: space.s, color: color.textMuted, fontSize: size.small },
  passage: {
    margin: 0,
    marginBlockEnd: space.xs,
    paddingInlineStart: space.m,
    borderInlineStart: `${lineWidth.thick} solid ${color.lineGold}`,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.note,
    fontStyle: 'italic',
    lineHeight: 1.5,
    whiteSpace: 'pre-line' as const,
  },
  translator: { display: 'block' },
}

export interface CodexEntryProps {
  page: OpenCodexPage
  lang?: string | undefined
  /** Content next to the title, such as the turn in which the player found the page. */
  beside?: ReactNode
  level?: 2 | 3
  children?: ReactNode
}

export function CodexEntry({ page, lang, beside, level = 3, children }: CodexEntryProps) {
  const { memory } = usePlayMessages()
  const Title = level === 2 ? 'h2' : 'h3'

  return (
    <article css={styles.page}>
      <div css={styles.head}>
        <Title css={styles.title} dir="auto" lang={lang}>
          {page.title}
        </Title>
        {beside}
      </div>
      {children}
      <p css={styles.text} dir="auto" lang={lang}>
        {page.text}
      </p>
      {page.source && (
        <figure css={styles.source}>
          {page.source.text && (
            <blockquote css={styles.passage} dir="auto">
              {page.source.text}
            </blockquote>
          )}
          <figcaption dir="auto">
            <cite>{page.source.work}</cite>
            {page.source.place && `, ${page.source.place}`}
            {page.source.translator && (
              <span css={styles.translator}>
                {fill(memory.translator, { translator: page.source.translator })}
              </span>
            )}
          </figcaption>
        </figure>
      )}
    </article>
  )
}
