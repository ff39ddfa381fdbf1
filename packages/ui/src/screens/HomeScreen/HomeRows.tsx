import { Fragment, Suspense } from 'react'
import type { StoryCard } from '@kathasagar/api/contract'

import { KolamDivider } from '../../components/KolamDivider/KolamDivider.tsx'
import { StoryRow } from '../../components/StoryRow/StoryRow.tsx'
import type { StoryRowProps } from '../../components/StoryRow/StoryRow.tsx'

/** One row of the home page. */
export interface HomeRow {
  /** Tells it from the other rows. */
  key: string
  /** Such as `Featured Stories`, or a category's name. */
  title: string
  /** Where all stories of this kind are. */
  href?: string | undefined
  /** Who chose the stories and how. */
  hint?: string | undefined
  /** From first to last. */
  stories: readonly StoryCard[]
}

export interface HomeRowsProps extends Omit<StoryRowProps, 'title' | 'href' | 'hint' | 'stories'> {
  /** From top to bottom; a row without stories is not drawn. */
  rows: readonly HomeRow[]
}

/**
 * Rows of stories, with a kolam after the first: one on the page, where the choosing ends. On a
 * page that came drawn each row comes to life by itself, so that none holds up the others.
 */
export function HomeRows({ rows, ...row }: HomeRowsProps) {
  const filled = rows.filter(({ stories }) => stories.length > 0)

  return filled.map(({ key, title, href, hint, stories }, index) => (
    <Fragment key={key}>
      <Suspense>
        <StoryRow {...row} href={href} hint={hint} stories={stories} title={title} />
      </Suspense>
      {index === 0 && filled.length > 1 && <KolamDivider />}
    </Fragment>
  ))
}
