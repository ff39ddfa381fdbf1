import {
  Controls,
  Description,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

import { docsOf, factsOf, pieceOf, weightOf } from './pages/pieceDocs.ts'
import { PieceFacts } from './pages/PieceFacts.tsx'
import { PieceGuide } from './pages/PieceGuide.tsx'
import { PieceLine } from './pages/PieceLine.tsx'
import { PieceStories } from './pages/PieceStories.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** The page of documentation of a piece: what was written, what its source says, and its stories. */
export function DocsPage() {
  const { title, argTypes } = useOf('meta', ['meta']).preparedMeta
  const name = pieceOf(title)
  const facts = factsOf(title)
  const docs = docsOf(title)

  return (
    <>
      <Title />
      <Subtitle />
      <StatusBadge />
      <Description />
      {docs && <PieceGuide docs={docs} part="use" />}
      <Primary />
      {Object.keys(argTypes).length > 0 && <Controls />}
      {facts && <PieceLine entry={facts.entry} name={name} weight={weightOf(name)} />}
      {docs && <PieceGuide docs={docs} part="anatomy" />}
      {facts && <PieceFacts facts={facts} />}
      <PieceStories />
    </>
  )
}
