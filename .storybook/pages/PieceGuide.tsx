import { Heading, Markdown } from '@storybook/addon-docs/blocks'

import type { ComponentDocs } from '../../packages/ui/src/docs/componentDocs.ts'
import { Anatomy } from './Anatomy.tsx'
import { DoDont } from './DoDont.tsx'
import type { StoryFile } from './galleryPieces.ts'
import { linked } from './pieceDocs.ts'

export interface PieceGuideProps {
  docs: ComponentDocs
  /** The file of its stories. */
  of: StoryFile
  /** What is read before the props, or what after them. */
  part: 'use' | 'anatomy'
}

const listed = (lines: readonly string[]) => linked(lines.map((line) => `- ${line}`).join('\n'))

/** What a person wrote about a piece. */
export function PieceGuide({ docs, of, part }: PieceGuideProps) {
  const picture = { story: 'Playground', ...docs.picture }

  if (part === 'use') {
    return (
      <>
        <Heading>What it is for</Heading>
        <Markdown>{linked(docs.use)}</Markdown>
        <Heading>When not</Heading>
        <Markdown>{listed(docs.avoid)}</Markdown>
      </>
    )
  }
  return (
    <>
      <Heading>Anatomy</Heading>
      <Anatomy of={of} parts={docs.anatomy} {...picture} />
      {docs.pairs && (
        <>
          <Heading>Do and don’t</Heading>
          <DoDont of={of} pairs={docs.pairs} />
        </>
      )}
      <Heading>Words</Heading>
      <Markdown>{listed(docs.words)}</Markdown>
    </>
  )
}
