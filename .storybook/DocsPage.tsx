import {
  Controls,
  Description,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

import type { StoryFile } from './pages/galleryPieces.ts'
import { DesignLink } from './pages/DesignLink.tsx'
import { docsOf, factsOf, pieceOf, weightOf } from './pages/pieceDocs.ts'
import { PieceFacts } from './pages/PieceFacts.tsx'
import { PieceGuide } from './pages/PieceGuide.tsx'
import { PieceLine } from './pages/PieceLine.tsx'
import { PieceStories } from './pages/PieceStories.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** The page of documentation of a piece: what was written, what its source says, and its stories. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { title, argTypes } = preparedMeta
  const name = pieceOf(title)
  const facts = factsOf(title)
  const docs = docsOf(title)
  const of = csfFile.moduleExports as StoryFile

  return (
    <>
      <Title />
      <Subtitle />
      <StatusBadge />
      <DesignLink name={name} />
      <Description />
      {docs && <PieceGuide docs={docs} of={of} part="use" />}
      <Primary />
      {Object.keys(argTypes).length > 0 && <Controls />}
      {facts && <PieceLine entry={facts.entry} name={name} weight={weightOf(name)} />}
      {docs && <PieceGuide docs={docs} of={of} part="anatomy" />}
      {facts && <PieceFacts facts={facts} />}
      <PieceStories />
    </>
  )
}
