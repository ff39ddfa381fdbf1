import { Markdown } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'

import type { Pair, Shown } from '../../packages/ui/src/docs/componentDocs.ts'
import type { StoryFile } from './galleryPieces.ts'
import { linked } from './pieceDocs.ts'
import { StoryPlace } from './StoryPlace.tsx'

export interface DoDontProps {
  /** The file of stories, as `import * as` brings it. */
  of: StoryFile
  pairs: readonly Pair[]
}

function Side({
  of,
  shown,
  is,
}: {
  of: StoryFile
  shown: Shown & { why: string }
  is: 'do' | 'dont'
}) {
  const { why, story = 'Playground', ...drawn } = shown
  const word = is === 'do' ? '✓ Do' : '✕ Don’t'

  return (
    <figure data-is={is}>
      <StoryPlace of={of} story={story} {...drawn} />
      <figcaption>
        <Markdown>{linked(`**${word}.** ${why}`)}</Markdown>
      </figcaption>
    </figure>
  )
}

/** How a piece is used well and how not: two stories beside one another, with a line each. */
export function DoDont({ of, pairs }: DoDontProps) {
  return (
    <div className="do-dont">
      {pairs.map((pair) => (
        <Fragment key={pair.do.why}>
          <Side is="do" of={of} shown={pair.do} />
          <Side is="dont" of={of} shown={pair.dont} />
        </Fragment>
      ))}
    </div>
  )
}
