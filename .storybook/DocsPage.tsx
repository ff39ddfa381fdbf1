import {
  Controls,
  Description,
  Primary,
  Source,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

import type { StoryFile } from './pages/galleryPieces.ts'
import { DesignLink } from './pages/DesignLink.tsx'
import { docsOf, factsOf, pieceOf } from './pages/pieceDocs.ts'
import { PieceFacts } from './pages/PieceFacts.tsx'
import { PieceGuide } from './pages/PieceGuide.tsx'
import { PieceStories } from './pages/PieceStories.tsx'
import { importLine } from './pages/usage.ts'
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
      {facts?.entry && <Source code={importLine(name, facts.entry)} language="tsx" dark />}
      {docs && <PieceGuide docs={docs} of={of} part="anatomy" />}
      {facts && <PieceFacts facts={facts} />}
      <PieceStories />
    </>
  )
}
