import { Fragment, memo } from 'react'
import type { StoryCard } from '@kathasagar/api/contract'

import { KolamDivider } from '../../components/primitives/KolamDivider/KolamDivider.tsx'
import { StoryRow } from '../../components/story/StoryRow/StoryRow.tsx'
import type { RowMore, StoryRowProps } from '../../components/story/StoryRow/StoryRow.tsx'
import { HydrateWhenNear } from './HydrateWhenNear.tsx'

/** One row of the home page. */
export interface HomeRow {
  /** Tells it from the other rows. */
  key: string
  /** Name of the row, such as `Featured Stories`, or a category's. */
  title: string
  /** Where all stories of this kind are. */
  href?: string | undefined
  /** Who chose the stories and how. */
  hint?: string | undefined
  /** From first to last. */
  stories: readonly StoryCard[]
  /** Brings the row's next stories, where it has more. */
  more?: RowMore | undefined
}

export interface HomeRowsProps extends Omit<
  StoryRowProps,
  'title' | 'href' | 'hint' | 'stories' | 'more'
> {
  /** From top to bottom; a row without stories is not drawn. */
  rows: readonly HomeRow[]
}

// What is new elsewhere on the page must not bring a row to life that nobody has come near to.
const RowOfPage = memo(function RowOfPage(row: StoryRowProps) {
  return (
    <HydrateWhenNear>
      <StoryRow {...row} />
    </HydrateWhenNear>
  )
})

/**
 * Rows of stories, with a kolam after the first: one on the page, where the choosing ends. On a
 * page that the server rendered each row hydrates by itself, when it is near.
 */
export function HomeRows({ rows, ...row }: HomeRowsProps) {
  const filled = rows.filter(({ stories }) => stories.length > 0)

  return filled.map(({ key, ...shown }, index) => (
    <Fragment key={key}>
      <RowOfPage {...row} {...shown} />
      {index === 0 && filled.length > 1 && <KolamDivider />}
    </Fragment>
  ))
}
